import Lint
import TestSupport
import Testing

/// Much of one thing in one file: all of it is found, each with its fix. How long that takes is counted by `scripts/growth`.
@Suite struct MuchOfOneThingTests {
  /// How much: ten thousand, of which `make test` takes a share. A multiple of fifty.
  static let much = min(10_000, max(500, randomCases(10_000) / 50 * 50))

  struct Case: Sendable, CustomTestStringConvertible {
    var rule: String
    var text: String
    var findings: Int
    var fixes: Int

    init(
      _ rule: String,
      _ part: String,
      times: Int = much,
      in kind: String = "page",
      after start: String = "",
      before end: String = "",
      findings: Int,
      fixes: Int
    ) {
      self.rule = rule
      text = "---\nkind: \(kind)\n---\n\n# 2026-11-20\n\n" + start + String(repeating: part, count: times) + end
      self.findings = findings
      self.fixes = fixes
    }

    var testDescription: String { rule }
  }

  private static func many(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }
  private static let arc = "## Arc 1: 2026-11-01 - 2026-11-28\n\n"
  private static let life = "life\nborn: 1990-06-14"
  private static let streak = "- Meditate (streak: daily)\n"

  static let cases = [
    Case("set-aside-last", "## Things that used to matter\n\n", before: "## Ideas\n", findings: much, fixes: 1),
    Case("foreign-field", "done:2026-01-01 ", times: much / 5, after: "- [ ] Words ", findings: much / 5, fixes: 0),
    Case("foreign-field", "- [ ] Words done:2026-01-01\n", findings: much, fixes: much),
    Case("foreign-line", "✅ 2026-01-01 ", after: "- [ ] Words ", findings: 1, fixes: 0),
    Case("foreign-line", "- [ ] Words ✅ 2026-01-01\n", findings: much, fixes: much),
    Case("foreign-line", "(A) Words @home\n", findings: much, fixes: 1),
    Case("foreign-state", "- TODO Words\n", findings: much, fixes: much),
    Case("unknown-key", "- [ ] Words (due: 2026-01-01\(many(much / 25, ", ab: 1")))\n", times: 25, findings: much, fixes: 0),
    Case("misplaced-key", "- [ ] Words (due: 2026-01-01\(many(much / 25, ", at: 1")))\n", times: 25, findings: much, fixes: 0),
    Case(
      "duplicate-key",
      "- [ ] Words (ab: 1\(many(much / 25 + 1, ", due: 2026-01-01")))\n",
      times: 25,
      findings: much,
      fixes: 0
    ),
    Case(
      "unknown-box",
      "<!-- tidemark: allow unknown-box -->\n- [?] Words\n\n",
      before: "- [?] Words\n",
      findings: 1,
      fixes: 1
    ),
    Case("accidental-list", "1986. A year\n\nWords\n\n", findings: much, fixes: much),
    Case("accidental-heading", "Words\n-\n\n", findings: much, fixes: much),
    Case("ticked-recurring", "- [x] Water (every: day)\n", findings: much, fixes: much),
    Case("month-end", "- [ ] Water (every: month on 31)\n", findings: much, fixes: much),
    Case("duplicate-entry", "  - 2026-11-17\n", after: streak, findings: much - 1, fixes: much - 1),
    Case(
      "unread-entry",
      many(much / 2, "  - 2026-11-17\n") + many(much / 2, "  - 11-18\n"),
      times: 1,
      after: streak,
      findings: much / 2,
      fixes: much / 2
    ),
    Case("unread-entry", "    - 2026-11-18\n", after: streak + "  - 2026-11-17\n", findings: much, fixes: much),
    Case("unread-entry", streak + "- 2026-11-18\n", findings: much, fixes: much),
    Case("unread-entry", "\n  2026-11-18\n", after: streak, findings: much, fixes: 0),
    Case("duplicate-task", "- [ ] Words\n", in: "project", findings: much - 1, fixes: 0),
    Case("duplicate-name", "  - [ ] Words\n", in: "day", after: "- 09:00 Words\n", findings: much - 1, fixes: 0),
    Case("overlapping-blocks", "- 09:00 - 10:00 Words\n", in: "day", findings: much - 1, fixes: 0),
    Case("overlapping-blocks", "- 09:00\n", in: "day", findings: much - 1, fixes: 0),
    Case("block-past-midnight", "- 22:00 - 02:00 Words\n", in: "day", findings: much, fixes: much),
    Case("nested-block", "  - 09:00 Words\n", in: "day", after: "- Words\n", findings: much, fixes: 0),
    Case("missing-time", "- Words\n- 25:00 Words\n", in: "vault", after: "## Routine\n\n", findings: much, fixes: 0),
    Case("not-a-link", "- Words\n", in: "vault", after: "## Pages\n\n", findings: much, fixes: 0),
    Case("overlapping-arcs", arc, in: "ritual", findings: much - 1, fixes: 0),
    Case("arc-number", arc, in: "ritual", findings: much - 1, fixes: 1),
    Case("entry-outside-arc", "  - 2026-10-31\n", in: "ritual", after: arc + "- Walk\n", findings: much, fixes: 0),
    Case("entry-outside-arc", arc + "- Walk\n  - 2026-10-31\n", in: "ritual", findings: much, fixes: 0),
    Case("entry-not-due", "  - 2026-11-03\n", in: "ritual", after: arc + "- Walk (every: mon)\n", findings: much, fixes: 0),
    Case("entry-not-due", "- Walk (every: mon)\n  - 2026-11-03\n", in: "ritual", after: arc, findings: much, fixes: 0),
    Case(
      "entry-not-due",
      "  - 0001-01-01 - 9999-12-31\n",
      in: "ritual",
      after: "## Arc 1: 0001-01-01 - 9999-12-31\n\n- Walk (every: day, in: jan feb)\n",
      findings: 0,
      fixes: 0
    ),
    Case("idle-habit", "- Walk\n", in: "ritual", after: arc, findings: much, fixes: 0),
    Case("ticked-recurring", "- [x] Walk\n", in: "ritual", after: arc, findings: much, fixes: much),
    Case("duplicate-name", "- Walk\n", in: "ritual", after: arc, findings: much - 1, fixes: 0),
    Case("duplicate-name", "- Tennis\n", in: "activities", findings: much - 1, fixes: 0),
    Case(
      "duplicate-entry",
      "  - 2026-11-17 07:00\n",
      in: "activities",
      after: "- Tennis\n",
      findings: much - 1,
      fixes: much - 1
    ),
    Case("duplicate-week", "- 2026-11-17 Words\n", in: life, findings: much - 1, fixes: 0),
    Case("mark-out-of-life", "- 2062-11-17 Words\n", in: life, findings: much, fixes: 0),
    Case("overlapping-phases", "- 2000-01-01 Words\n", in: life, after: "## Phases\n\n", findings: much - 1, fixes: 0),
    Case(
      "unread-mark",
      "- Words\n- 2026-02-30 Words\n",
      in: life,
      after: "## Phases\n\n",
      findings: much,
      fixes: 0
    ),
    Case("unread-arc", "## Arc 1\n\n", in: "ritual", findings: much, fixes: 0),
  ]

  @Test(arguments: cases)
  func findsAllOfMuch(_ example: Case) {
    let found = findings(of: example.rule, in: example.text)
    #expect(found.count == example.findings)
    #expect(found.count { !$0.fixes.isEmpty } == example.fixes)
  }

  @Test func findsAllInALongProperty() {
    let names = (0..<10_000).map { "rule\($0)" }.joined(separator: ", ")
    let found = findings(of: "unknown-suppression", in: "---\nkind: page\nallow: [\(names)]\n---\n\n# Page\n")
    #expect(found.count == 10_000)
    #expect(Set(found.map(\.range)).count == 10_000)
  }

  @Test func findsAllOfARepeatedProperty() {
    let lines = String(repeating: "mood: calm\n", count: 10_000)
    #expect(findings(of: "duplicate-property", in: "---\nkind: page\n\(lines)---\n\n# Page\n").count == 9_999)
  }
}
