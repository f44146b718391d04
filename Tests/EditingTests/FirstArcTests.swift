import Editing
import Testing

/// A ritual without an arc, and what `renew` makes of it.
@Suite struct FirstArcTests {
  private static let head = "---\nkind: ritual\nduration: 14 days\n---\n\n# Tea\n\n"

  private func renew(_ vault: inout EditedVault) throws {
    try vault.renew(vault.file(named: "Tea", of: [.ritual]))
  }

  @Test(arguments: [
    ("Before work.\n\n- Drink\n- Rinse\n", "+## Arc 1: 2026-11-20 - 2026-12-03\n+"),
    ("Before work.\n- Drink\n", "+\n+## Arc 1: 2026-11-20 - 2026-12-03\n+"),
    ("- Drink\n  - 2026-11-14\n  - [x] 2026-11-16\n", "+## Arc 1: 2026-11-14 - 2026-11-27\n+"),
    // Its logs and today are in it, be it longer for that.
    ("- Drink\n  - 2026-10-01 - 2026-10-20\n", "+## Arc 1: 2026-10-01 - 2026-11-20\n+"),
    ("- Drink\n  - 2026-12-01 - 2026-12-20 skipped\n", "+## Arc 1: 2026-11-20 - 2026-12-20\n+"),
    // So are days in spellings that were meant as its logs.
    ("- Drink\n  - 1.11. ok\n  - Nov 3\n", "+## Arc 1: 2026-11-01 - 2026-11-20\n+"),
    ("## Habits\n\n- Drink\n", "-## Habits\n+## Arc 1: 2026-11-20 - 2026-12-03\n+\n+### Habits"),
    (
      "- Lemon?\n\n## Mornings\n\n- Drink\n  - 2026-11-19\n",
      "-## Mornings\n+## Arc 1: 2026-11-19 - 2026-12-02\n+\n+### Mornings"
    ),
    ("Nothing yet.\n", "+\n+## Arc 1: 2026-11-20 - 2026-12-03"),
    ("Nothing yet.\n\n## Notes\n\nWords.\n", "+## Arc 1: 2026-11-20 - 2026-12-03\n+"),
    ("### Early\n\n- Drink\n", "+## Arc 1: 2026-11-20 - 2026-12-03\n+"),
  ])
  func itsHabitsGetAHeading(text: String, diff: String) {
    EditScene(Self.head + text).expect(diff, allowsFindings: true) { try renew(&$0) }
  }

  @Test(arguments: [
    "- Drink\n\n## Evening\n\n- Rinse\n", "## Morning\n\n- Drink\n  - 2026-11-19\n\n## Evening\n\n- Rinse\n  - 2026-11-19\n",
    "- Drink\n  - 2024-01-01\n  - 2026-11-19\n", "Habits\n------\n\n- Drink\n",
  ])
  func whatIsNotToldIsRefused(text: String) {
    EditScene(Self.head + text)
      .expectRefusal("“Tea” has no arc yet", "write “## Arc 1: 2026-11-20 - 2026-12-17” above them") { try renew(&$0) }
  }

  @Test func linesOfItsLogsThatDoNotReadAreTold() {
    EditScene(Self.head + "- Drink\n  - 18.11. ok\n  - 2026-11-19\n").expect(
      "+## Arc 1: 2026-11-18 - 2026-12-01\n+",
      allowsFindings: true
    ) {
      try renew(&$0)
      #expect($0.notes.last == "1 line of its logs is not read; `tidemark lint file.md` says how to write it")
    }
  }

  @Test func aFinishedOneIsNotBegun() {
    EditScene("---\nkind: ritual\nfinished: 2026-11-01\n---\n# Tea\n\n- Drink\n").expectRefusal("finished since 2026-11-01") {
      try renew(&$0)
    }
  }

  @Test func aDayAndALengthMayBeSaid() throws {
    EditScene(Self.head + "- Drink\n").expect("+## Arc 1: 2026-11-23 - 2026-11-29\n+") {
      try $0.renew($0.file(named: "Tea", of: [.ritual]), days: 7, from: .init("2026-11-23"))
    }
  }
}
