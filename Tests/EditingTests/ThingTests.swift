import Editing
import Languages
import Planner
import Testing

/// How a person names a thing, and what is said when nothing, or something else, is called so.
@Suite struct ThingTests {
  static let vault = """
    ==> pages/health.md <==
    ---
    kind: page
    ---

    # Health

    ## Daily

    - [ ] Walk the dog
    - Water: 3/8 glasses

    ## Things that used to matter

    - [ ] Learn Dutch (was: Daily)

    ==> pages/old/notes.md <==
    ---
    kind: page
    ---

    # Notes

    - [ ] Nap

    ==> pages/new/notes.md <==
    ---
    kind: page
    ---

    # New notes

    ==> rituals/tea.md <==
    ---
    kind: ritual
    ---

    # Tea ceremony at noon

    ## Arc 2: 2026-11-21 - 2026-12-18

    - Rinse

    ## Arc 1: 2026-11-01 - 2026-11-28 (ended: 2026-11-20)

    - Drink
    """

  @discardableResult
  private func box(_ name: String, in scope: String? = nil, _ vault: EditedVault) throws -> Thing {
    try vault.thing(named: name, in: scope, called: .taskOrBox) { _, item in item?.box != nil }
  }

  @Test(arguments: [
    ("walk", "Walk the dog"), ("pages/health.md:9", "Walk the dog"), ("./pages/health.md:9", "Walk the dog"),
    ("health.md:9", "Walk the dog"), ("old/notes.md:7", "Nap"), ("dog", "Walk the dog"), ("wa do", "Walk the dog"),
    ("LK THE", "Walk the dog"), ("wálk", "Walk the dog"),
  ])
  func aThingIsNamedByItsWordsOrItsPlace(name: String, title: String) throws {
    #expect(try box(name, EditScene(Self.vault).edited).title == title)
  }

  @Test(arguments: [
    ("Water", ["no task or box is called “Water”", "pages/health.md:10 Water", "that is a counter"]),
    ("Learn", ["is called “Learn”", "pages/health.md:14 Learn Dutch", "is set aside; `tidemark restore` brings it back"]),
    ("notes.md:7", ["no task or box is in “notes.md”", "name a file as it is from here"]),
    ("pages/none.md:7", ["no task or box is in “pages/none.md”"]),
    ("pages/health.md:8", ["pages/health.md:8 has no task or box"]), ("Wakl", ["did you mean “Walk the dog”?"]),
  ])
  func whatIsNotMeantIsSaid(name: String, words: [String]) {
    for word in words { EditScene(Self.vault).expectRefusal(word) { try box(name, $0) } }
  }

  @Test func ofAShortNameFewLettersMayBeWrong() {
    let vault = EditScene(Self.vault).edited
    let refusal = #expect(throws: EditRefusal.self) { try box("Nor", vault) }
    #expect(refusal?.help == nil)
    #expect(throws: EditRefusal(problem: Told("nothing is called “Nor”"))) { try vault.subject(named: "Nor") }
    EditScene(Self.vault).expectRefusal("nothing is in “no.md”") { _ = try $0.subject(named: "no.md:2") }
    EditScene(Self.vault).expectRefusal("pages/health.md:8 has nothing") { _ = try $0.subject(named: "pages/health.md:8") }
  }

  @Test func whatIsNotSetAsideCannotBeRestored() {
    EditScene(Self.vault).expectRefusal("no item that is set aside is called “Walk”", "what has that name is not set aside") {
      _ = try $0.thing(named: "Walk", called: .itemSetAside, isSetAside: true)
    }
  }

  @Test func wordsOnTwoLinesAreListedOnOne() {
    let page = "---\nkind: page\n---\n\n# Page\n\nSome words\non two lines.\n\nSome others.\n"
    EditScene(page).expectRefusal("may mean 2 things", "file.md:7 Some words on two lines.") {
      _ = try $0.subject(named: "Some")
    }
  }

  @Test func everyArcHasAName() throws {
    let vault = EditScene(Self.vault).edited
    for arc in 1...2 { #expect(try vault.subject(named: "Arc \(arc)").path?.section == 3 - arc) }
    // Habits are those of the arc that runs.
    #expect(throws: EditRefusal.self) { try vault.thing(named: "Rinse") }
    #expect(try vault.thing(named: "Drink").title == "Drink")
  }
}
