import Editing
import Testing

@Suite struct ActivityAdditionTests {
  static let activities = """
    ---
    kind: activities
    ---

    # Activities

    + 🎾 Tennis (category: Hobby)
      At the club.
      - 2026-11-18 18:30

    + Dentist

    A note.

    """

  private func add(_ words: String, category: String? = nil, icon: String? = nil, _ vault: inout EditedVault) throws {
    let file = try vault.onlyFile(of: .activities)
    try vault.addActivity(words, category: category, icon: icon, to: file)
  }

  @Test func itIsRankedLast() {
    EditScene(Self.activities).expect("++ Swim (since: 2026-11-20)\n+") { try add("Swim", &$0) }
    EditScene(Self.activities).expect("++ 🏊 Swim (category: Health, since: 2026-11-20)\n+") {
      try add("Swim", category: "health", icon: "🏊", &$0)
    }
    EditScene(Self.activities).expect("++ Swim (since: 2020-01-01, icon: wave)\n+") {
      try add("Swim (since: 2020-01-01)", icon: "wave", &$0)
    }
  }

  @Test func anEmptyLogTakesTheFirst() {
    EditScene(files: [("file.md", Array("---\nkind: activities\n---\n# Log".utf8))]).expect(
      "-# Log␄\n+# Log\n+\n+- Swim (since: 2026-11-20)␄"
    ) {
      try add("Swim", &$0)
    }
  }

  @Test func whatIsNoNewActivityIsRefused() {
    EditScene(Self.activities).expectRefusal("“tennis” is there already, at file.md:7") { try add("tennis", &$0) }
    EditScene(Self.activities).expectRefusal("is not read as an activity") { try add("[ ] Swim", &$0) }
  }
}
