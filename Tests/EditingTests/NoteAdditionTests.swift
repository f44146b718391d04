import Chronology
import Editing
import Planner
import Testing

@Suite struct NoteAdditionTests {
  private static let vault = """
    ==> pages/health.md <==
    ---
    kind: page
    ---

    # Health

    ## Daily

    - Water: 3/8 glasses
      When it is hot.
    - Meditate (streak: daily)
      - 2026-11-19
    1. Sleep
       - Early
    - Run

      Twice a week.

      - [ ] Shoes

    A paragraph.

    ==> rituals/tea.md <==
    ---
    kind: ritual
    ---

    # Tea

    The black pot.

    ## Arc 1: 2026-11-16 - 2026-12-13

    * Rinse the pot
    \t* 2026-11-17

    ==> days/2026-11-20.md <==
    ---
    kind: day
    ---

    # 2026-11-20 Friday

    - 09:00 - 10:30 Desk
      - [ ] Draft
    """

  private func note(_ name: String, _ text: String, _ vault: inout EditedVault) throws {
    try vault.addNote(NoteText(text), to: try vault.subject(named: name))
  }

  @Test(arguments: [
    ("Meditate", "On the red cushion", "+  On the red cushion"),
    ("Water", "Not from the can", "+\n+  Not from the can"),
    ("Run", "On Monday", "+  On Monday\n+"),
    ("Sleep", "By eleven", "+\n+   By eleven"),
    ("Rinse", "Twice", "+\n+  Twice"),
    ("Desk", "one\n  two\n\nthree", "+\n+  one\n+  two\n+\n+  three"),
    ("Draft", "a", "+\n+    a"),
    // What would be something else there is words.
    ("Draft", "- a dash", "+\n+    \\- a dash"),
    ("Draft", "# 1", "+\n+    \\# 1"),
    ("Draft", "(due: 2026-12-01)", "+\n+    (due: 2026-12-01)"),
    // Of a file and of a heading it is a paragraph.
    ("Tea", "From Kyoto", "+From Kyoto\n+"),
    ("Arc 1", "With the new pot", "+With the new pot\n+"),
    ("Daily", "From today", "+From today\n+"),
  ])
  func aNoteIsWrittenAndNothingElse(name: String, text: String, diff: String) {
    EditScene(Self.vault).expect(diff) { vault in
      let thing = try vault.subject(named: name)
      let before = vault.notes(of: thing).count
      try note(name, text, &vault)
      #expect(vault.notes(of: thing).count == before + NoteText(text).paragraphs.count)
    }
  }

  @Test func aDayGetsItsFile() {
    EditScene(Self.vault).expect(
      """
      +---
      +kind: day
      +---
      +
      +# 2026-11-19 Thursday
      +
      +Fog.
      """
    ) { try $0.addNote(NoteText("Fog."), on: EditScene.today.adding(days: -1)) }
    EditScene(Self.vault).expect("+Fog.\n+\n+Rain.\n+") {
      try $0.addNote(NoteText("Fog."), on: EditScene.today)
      try $0.addNote(NoteText("Rain."), on: EditScene.today)
      #expect($0.notes(on: EditScene.today) == [Note("Fog."), Note("Rain.")])
    }
  }

  @Test func whatIsNoListItemHasNoNotes() {
    EditScene(Self.vault).expectRefusal("“A paragraph.” is no list item") { try note("A paragraph", "more", &$0) }
    EditScene(Self.vault).expectRefusal("there are no words to write") { try note("Run", " \n ", &$0) }
  }
}
