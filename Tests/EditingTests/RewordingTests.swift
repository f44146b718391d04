import Editing
import Testing

@Suite struct RewordingTests {
  static let page = """
    ---
    kind: page
    ---

    # Page

    A text box
    on two lines.

    > Well begun
    > — Somebody

    ## Trackers

    * 💧 Water: 3/8 glasses #day
    * Parkrun: 27.4 minutes (best: lowest)
    \t- 2026-10-31 27.4
    * Coffee: ||||
    * Values: kind | calm
    * 17:00 Walk [notify:: start] ^w
    * [x] Passport renewal, with a long name that
      goes on (done: 2026-11-01)
      The office is in the square.
    * Bread
    * 🍲 Soup
    """

  private func edit(_ name: String, _ words: String, in vault: inout EditedVault) throws {
    try vault.edit(try vault.subject(named: name, sorts: [.item], called: .item), to: words)
  }

  @Test(
    arguments: [
      ("Water", "Agua", "-* 💧 Water: 3/8 glasses #day\n+* 💧 Agua: 3/8 glasses #day"),
      ("Water", "🚰 Agua", "-* 💧 Water: 3/8 glasses #day\n+* 🚰 Agua: 3/8 glasses #day"),
      ("Parkrun", "5k (flat)", "-* Parkrun: 27.4 minutes (best: lowest)\n+* 5k (flat): 27.4 minutes (best: lowest)"),
      ("Coffee", "Tea", "-* Coffee: ||||\n+* Tea: ||||"),
      ("Values", "Ideals", "-* Values: kind | calm\n+* Ideals: kind | calm"),
      ("Walk", "Run far", "-* 17:00 Walk [notify:: start] ^w\n+* 17:00 Run far [notify:: start] ^w"),
      ("Walk", "Run (due: soon)", "-* 17:00 Walk [notify:: start] ^w\n+* 17:00 Run \\(due: soon) [notify:: start] ^w"),
      ("Coffee", "Tea (from: Mum)", "-* Coffee: ||||\n+* Tea (from: Mum): ||||"),
      ("Walk", "Run (mobile: 5)", "-* 17:00 Walk [notify:: start] ^w\n+* 17:00 Run (mobile: 5) [notify:: start] ^w"),
      ("Bread", "🥖 Baguette", "-* Bread\n+* 🥖 Baguette"), ("Soup", "🍜 Ramen", "-* 🍲 Soup\n+* 🍜 Ramen"),
      ("A text box", "Other words", "-A text box\n-on two lines.\n+Other words"),
      (
        "Passport", "Passport",
        "-* [x] Passport renewal, with a long name that\n-  goes on (done: 2026-11-01)\n+* [x] Passport (done: 2026-11-01)"
      ),
    ]
  )
  func onlyTheWordsChange(name: String, words: String, diff: String) {
    EditScene(RewordingTests.page).expect(diff) { try edit(name, words, in: &$0) }
  }

  @Test func aBoxAmongTheWordsIsRefused() {
    EditScene(RewordingTests.page).expectRefusal("begins with a box", "tidemark done") {
      try edit("Passport", "[ ] Passport", in: &$0)
    }
  }

  @Test(arguments: [
    ("Water", "Agua: 4/8 glasses", "tidemark count"), ("Water", "🚰 Agua: 4/8", "tidemark count"),
    ("Parkrun", "Parkrun: 26 minutes", "tidemark best"), ("Coffee", "Tea: |||", "tidemark tally"),
    ("Values", "Values: kind | calm | true", "write the words alone"),
  ])
  func aValueAmongTheWordsIsRefused(name: String, words: String, help: String) {
    EditScene(RewordingTests.page).expectRefusal("“\(words)” has a value", help) { try edit(name, words, in: &$0) }
  }

  @Test func noWordsAreRefusedAndTheSameWordsAreNoChange() {
    EditScene(RewordingTests.page).expectRefusal("no words to write", "tidemark remove") { try edit("Values", " ", in: &$0) }
    EditScene(RewordingTests.page).expectUnchanged("has that name already", "file.md:19") {
      try edit("Values", "Values", in: &$0)
    }
  }
}
