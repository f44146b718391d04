import Editing
import Testing

@Suite struct HabitAdditionTests {
  static let ritual = """
    ---
    kind: ritual
    ---

    # Tea

    ## Arc 1: 2026-09-01 - 2026-09-28

    + Drink

    ## Arc 2: 2026-11-09 - 2026-12-06

    + Drink
      - 2026-11-12

    A note.

    ### Evening

    + Wash up

    """

  private func add(_ words: String, _ vault: inout EditedVault) throws {
    try vault.addHabit(words, to: vault.file(named: "Tea", of: [.ritual]))
  }

  @Test(arguments: [
    ("Rinse the pot", "Rinse the pot (every: daily, from: 2026-11-20)"),
    ("🫖  Warm it (goal: 12)", "🫖 Warm it (goal: 12, every: daily, from: 2026-11-20)"),
    ("Sit (every: 2 days)", "Sit (every: 2 days, from: 2026-11-20)"),
    ("Sit (every: sun, from: 2026-11-29)", "Sit (every: sun, from: 2026-11-29)"),
    ("Sit [every:: sun]", "Sit [every:: sun] [from:: 2026-11-20]"),
    ("Run (every: 3x a week)", "Run (every: 3x a week, from: 2026-11-20)"),
  ])
  func itStandsBehindTheOthersAndIsDueFromToday(words: String, line: String) {
    EditScene(Self.ritual).expect("++ \(line)") { try add(words, &$0) }
  }

  @Test(arguments: [
    ("drink", "“drink” is there already, at file.md:13"), ("[ ] Floss", "is not read as a habit"),
    ("", "no words"), ("wash up", "file.md:20"),
  ])
  func whatIsNoNewHabitIsRefused(words: String, message: String) {
    EditScene(Self.ritual).expectRefusal(message) { try add(words, &$0) }
  }

  @Test(arguments: [
    ("2026-11-20 - 2026-12-17", "Sit", "Sit"), ("2026-11-23 - 2026-12-20", "Sit", "Sit"),
    ("2026-11-23 - 2026-12-20", "Sit (every: 2 days)", "Sit (every: 2 days, from: 2026-11-23)"),
    ("2026-11-23 - 2026-12-20", "Sit (every: sun)", "Sit (every: sun)"),
  ])
  func anArcThatBeginsTodayOrLaterBeginsWithIt(days: String, words: String, line: String) {
    EditScene("---\nkind: ritual\n---\n# Tea\n\n## Arc 1: \(days)\n\n- Drink\n").expect("+- \(line)") { try add(words, &$0) }
  }

  @Test(arguments: ["2026-10-01 - 2026-10-28", "2026-11-01 - 2026-11-28 (ended: 2026-11-19)"])
  func anArcThatIsOverTakesNone(days: String) {
    EditScene("---\nkind: ritual\n---\n# Tea\n\n## Arc 1: \(days)\n\n- Drink\n")
      .expectRefusal("Arc 1 of “Tea” is over since 2026-1", "file.md:6", "tidemark renew") { try add("Sit", &$0) }
  }

  @Test func aRitualWithoutArcsTakesNone() {
    EditScene("---\nkind: ritual\n---\n# Tea\n").expectRefusal("no arc to which a habit could be added", "`tidemark renew`") {
      try add("Drink", &$0)
    }
  }
}
