import Chronology
import Editing
import Planner
import Testing

@Suite struct ArcRenewalTests {
  /// A ritual whose last arc is over; the newest stands first.
  static let complete = """
    ---
    kind: ritual
    duration: 14 days
    ---

    # Tea

    Before work.

    ## Arc 2: 2026-10-01 - 2026-10-28

    It went well.

    * 🫖 Warm the pot (goal: 24) #calm
      * 2026-10-01 - 2026-10-05
    * Rinse it [every:: 2 days]
      * 2026-10-02
    * Read (every: sunday, until: 2026-10-20)
      A page is enough.
    * Sit (every: sun, until: 2026-12-01)

    ## Arc 1: 2026-09-01 - 2026-09-28 (ended: 2026-09-20)

    * Warm the pot (goal: 20)

    """

  private func renew(
    _ vault: inout EditedVault,
    days: Int? = nil,
    from: String? = nil
  ) throws {
    try vault.renew(vault.file(named: "Tea", of: [.ritual]), days: days, from: from.flatMap { CivilDate($0) })
  }

  @Test func habitsBeginAnewWithoutTheirLogs() {
    EditScene(Self.complete).expect(
      """
      +## Arc 3: 2026-11-20 - 2026-12-03
      +
      +* 🫖 Warm the pot #calm
      +* Rinse it [every:: 2 days] [from:: 2026-10-02]
      +* Read (every: sun)
      +  A page is enough.
      +* Sit (every: sun, until: 2026-12-01)
      +
      """
    ) { try renew(&$0) }
  }

  @Test(arguments: [
    ("Sit (every: daily, from: 2026-10-10)", "Sit"), ("Sit (every: daily)", "Sit (every: daily)"),
    ("Sit (every: sun, from: 2026-10-10)", "Sit (every: sun)"),
    ("Sit (every: weekly, from: 2026-10-10)", "Sit (every: weekly, from: 2026-10-10)"),
    ("Sit (goal: 9, every: daily, from: 2026-10-10)", "Sit (goal: 9)"),
  ])
  func theDayOnWhichAHabitWasAddedIsLeftOut(old: String, new: String) {
    EditScene("---\nkind: ritual\n---\n# Tea\n\n## Arc 1: 2026-10-01 - 2026-10-28\n\n- \(old)\n").expect(
      "+## Arc 2: 2026-11-20 - 2026-12-17\n+\n+- \(new)\n+"
    ) { try renew(&$0) }
  }

  /// Counted from Monday 2000-01-03, the second weeks are those of 2 and 16 November; else from an entry of the arc.
  @Test(arguments: [
    ("2 weeks on mon", "", "2026-11-20 - 2026-12-17", "2026-11-16"),
    ("2 weeks on mon", "", "2026-11-27 - 2026-12-24", "2026-11-16"),
    ("2 weeks on mon", "", "2026-12-01 - 2026-12-28", "2026-11-30"),
    ("2 weeks on mon", "\n  - 2026-11-09", "2026-11-20 - 2026-12-17", "2026-11-09"),
    ("2 weeks on mon", "\n  - 2026-11-09 missed", "2026-11-20 - 2026-12-17", "2026-11-16"),
    ("2 weeks", "", "2026-11-20 - 2026-12-17", "2026-11-16"),
    ("2 weeks", "\n  - 2026-11-11", "2026-11-20 - 2026-12-17", "2026-11-09"),
    ("2 months", "", "2026-11-20 - 2026-12-17", "2026-11-01"),
    ("2 days", "", "2026-11-27 - 2026-12-24", "2026-11-26"),
  ])
  func aRuleThatCountsFromADayKeepsItsDays(rule: String, log: String, days: String, from: String) {
    EditScene("---\nkind: ritual\n---\n# Tea\n\n## Arc 1: 2026-10-26 - 2026-11-18\n\n- Glass (every: \(rule))\(log)\n").expect(
      "+## Arc 2: \(days)\n+\n+- Glass (every: \(rule), from: \(from))\n+"
    ) { try renew(&$0, from: String(days.prefix(10))) }
  }

  @Test func aGoalThatCanBeReachedStays() {
    EditScene(Self.complete).expect(
      """
      +## Arc 3: 2026-11-23 - 2026-12-20
      +
      +* 🫖 Warm the pot (goal: 24) #calm
      +* Rinse it [every:: 2 days] [from:: 2026-10-02]
      +* Read (every: sun)
      +  A page is enough.
      +* Sit (every: sun, until: 2026-12-01)
      +
      """
    ) { try renew(&$0, days: 28, from: "2026-11-23") }
  }

  @Test func theNewestLastStaysSo() {
    EditScene(
      """
      ---
      kind: ritual
      ---

      # Tea

      ## Arc 1: 2026-08-01 - 2026-08-28

      - Drink

      ## Arc 2: 2026-10-01 - 2026-10-28

      - Drink

      ## Notes

      - Buy leaves

      """
    ).expect("+## Arc 3: 2026-11-20 - 2026-12-17\n+\n+- Drink\n+") { try renew(&$0) }
  }

  @Test func groupsOfHabitsStayGroups() {
    EditScene(
      """
      ---
      kind: ritual
      ---

      # Tea

      ## Arc 1: 2026-10-01 - 2026-10-28

      - Drink

      ### Evening

      - Wash up
        - 2026-10-02

      ### Notes

      Nothing.

      """
    ).expect(
      """
      +## Arc 2: 2026-11-20 - 2026-12-17
      +
      +- Drink
      +
      +### Evening
      +
      +- Wash up
      +
      """
    ) { try renew(&$0) }
  }

  @Test func onItsLastDayTheNextBeginsTomorrow() {
    let text = Self.complete.replacing("2026-10-01 - 2026-10-28", with: "2026-10-24 - 2026-11-20")
      .replacing("2026-10-01 - 2026-10-05", with: "2026-11-01")
    EditScene(text.replacing("  * 2026-10-02\n", with: "")).expect(
      """
      +## Arc 3: 2026-11-21 - 2026-12-04
      +
      +* 🫖 Warm the pot #calm
      +* Rinse it [every:: 2 days] [from:: 2026-11-20]
      +* Read (every: sun)
      +  A page is enough.
      +* Sit (every: sun, until: 2026-12-01)
      +
      """,
      allowsFindings: true
    ) { try renew(&$0) }
  }

  @Test(arguments: [
    ("2026-11-01 - 2026-11-28", "", "", "runs until 2026-11-28", "end-arc"),
    ("2026-12-01 - 2026-12-28", "", "", "is in the future, from 2026-12-01", "file.md:5"),
    ("2026-10-01 - 2026-10-28", "finished: 2026-11-01\n", "", "finished since 2026-11-01", "remove the line"),
    ("2026-10-01 - 2026-10-28", "", "2026-10-20", "2026-10-20 is not after Arc 1", "2026-10-29 or later"),
    ("2026-10-01 to the end", "", "", "is not read as an arc", "file.md:5"),
  ])
  func nothingIsBegunTwice(days: String, property: String, from: String, message: String, help: String) {
    EditScene("---\nkind: ritual\n\(property)---\n# Tea\n## Arc 1: \(days)\n- Drink\n").expectRefusal(message) {
      try renew(&$0, from: from.isEmpty ? nil : from)
    }
    EditScene("---\nkind: ritual\n\(property)---\n# Tea\n## Arc 1: \(days)\n- Drink\n").expectRefusal(
      help.replacing("file.md:5", with: "file.md:\(property.isEmpty ? 5 : 6)")
    ) { try renew(&$0, from: from.isEmpty ? nil : from) }
  }

  @Test func windowsLineEndingsAndAMissingLastOneStay() {
    let text =
      "---\nkind: ritual\n---\n# Tea\n## Arc 1: 2026-08-01 - 2026-08-28\n+ A\n## Arc 2: 2026-10-01 - 2026-10-28\n+ A\n+ B 🍋"
    EditScene(files: [("file.md", Array(text.replacing("\n", with: "\r\n").utf8))]).expect(
      """
      ++ B 🍋␍
      +␍
      +## Arc 3: 2026-11-20 - 2026-12-17␍
      +␍
      ++ A␍
      """
    ) { try renew(&$0) }
  }
}
