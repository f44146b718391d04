import Chronology
import Editing
import Testing

@Suite struct ArcEndTests {
  static let ritual = """
    ---
    kind: ritual
    ---

    # Tea

    ## Arc 2: 2026-11-09 - 2026-12-06

    - Drink
      - 2026-11-12
      - 2026-11-17 skipped

    ## Arc 1: 2026-09-01 - 2026-09-28 (ended: 2026-09-20)

    - Drink

    """

  private func end(_ vault: inout EditedVault, on day: String = "2026-11-20") throws {
    try vault.endArc(of: vault.file(named: "file.md", of: [.ritual]), on: CivilDate(day)!)
  }

  @Test func theHeadingGetsTheDay() {
    EditScene(Self.ritual).expect(
      "-## Arc 2: 2026-11-09 - 2026-12-06\n+## Arc 2: 2026-11-09 - 2026-12-06 (ended: 2026-11-20)"
    ) { try end(&$0) }
  }

  @Test(arguments: [
    ("2026-12-24", "no arc of “Tea” contains 2026-12-24"), ("2026-12-06", "is the last day of Arc 2"),
    ("2026-09-10", "was ended on 2026-09-20 already, at file.md:13"), ("2026-11-16", "“Drink” is skipped on 2026-11-17"),
    ("2026-11-11", "“Drink” is done on 2026-11-12"),
  ])
  func anotherDayIsRefused(day: String, message: String) {
    EditScene(Self.ritual).expectRefusal(message) { try end(&$0, on: day) }
  }

  @Test func afterItTheNextCanBegin() {
    EditScene(Self.ritual).expect(
      """
      -## Arc 2: 2026-11-09 - 2026-12-06
      +## Arc 3: 2026-11-21 - 2026-12-18
      +
      +- Drink
      +
      +## Arc 2: 2026-11-09 - 2026-12-06 (ended: 2026-11-20)
      """
    ) { vault in
      try end(&vault)
      try vault.renew(vault.file(named: "Tea", of: [.ritual]))
    }
  }
}
