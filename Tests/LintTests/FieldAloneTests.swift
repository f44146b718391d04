import Lint
import Testing

@Suite struct FieldAloneTests {
  private static let head = "---\nkind: page\n---\n\n# P\n\n"

  /// What the fix makes of a field that stands on a line of its own, by the rule that tells of it.
  @Test(arguments: [
    ("meant-field", "- [ ] Call\n\ndue: 2026-12-01\n", "- [ ] Call (due: 2026-12-01)\n"),
    ("meant-field", "- [ ] Call\n\n\n  due: 2026-12-01  \n\nWords\n", "- [ ] Call (due: 2026-12-01)\n\nWords\n"),
    ("meant-field", "- [ ] Call (priority: low)\n\ndue: 2026-12-01", "- [ ] Call (priority: low, due: 2026-12-01)"),
    ("meant-field", "- [ ] Call\n  On Monday.\n\ndue: 2026-12-01\n", "- [ ] Call\n  On Monday. (due: 2026-12-01)\n"),
    ("meant-field", "- [ ] Call ^c\r\n\r\ndue: 2026-12-01\r\n", "- [ ] Call (due: 2026-12-01) ^c\r\n"),
    ("meant-field", "- Gym\n\nevery: monday\n", "- Gym (every: monday)\n"),
    ("meant-field", "- a\n  - [ ] b\n\npriority: high\n", "- a\n  - [ ] b (priority: high)\n"),
    ("foreign-line", "- [ ] Call\n\ndue:: 2026-12-01\n", "- [ ] Call (due: 2026-12-01)\n"),
    ("foreign-line", "- [ ] Call\n\nDEADLINE: <2026-12-01 Tue>\n", "- [ ] Call (due: 2026-12-01)\n"),
    ("foreign-line", "- Gym\n\nrepeat:: every monday\n", "- Gym (every: mon)\n"),
  ])
  func goesToTheItemAbove(rule: String, text: String, expected: String) {
    let found = findings(of: rule, in: Self.head + text)
    #expect(found.flatMap(\.fixes).map(\.isSafe) == [false])
    #expect(fixed(Self.head + text, found) == Self.head + expected)
    #expect(findings(of: rule, in: Self.head + expected).isEmpty)
  }

  @Test(arguments: [
    ("meant-field", "- Call\n\ndue: 2026-12-01\n"), ("meant-field", "- [ ] Call (due: 2026-12-02)\n\ndue: 2026-12-01\n"),
    ("foreign-line", "- Call\n\ndue:: 2026-12-01\n"),
  ])
  func staysWhereNoItemTakesIt(rule: String, text: String) throws {
    let finding = try #require(findings(of: rule, in: Self.head + text).first)
    #expect(finding.fixes.isEmpty)
    #expect(finding.help?.hasPrefix("the item right above it cannot have it") == true)
  }

  @Test(arguments: [
    ("meant-field", "due: 2026-12-01\n"), ("meant-field", "- [ ] Call\n\nWords\n\ndue: 2026-12-01\n"),
    ("meant-field", "- [ ] Call\n\n## B\n\ndue: 2026-12-01\n"), ("foreign-line", "due:: 2026-12-01\n"),
  ])
  func whereNoItemIsAboveThatIsSaid(rule: String, text: String) throws {
    let finding = try #require(findings(of: rule, in: Self.head + text).first)
    #expect(finding.fixes.isEmpty)
    #expect(finding.help?.hasPrefix("no item stands right above it: “due” is read in") == true)
  }
}
