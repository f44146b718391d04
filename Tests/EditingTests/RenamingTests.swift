import Editing
import Testing

@Suite struct RenamingTests {
  static let vault = """
    ==> tidemark.md <==
    ---
    kind: vault
    ---

    # Vault

    ## Pages

    - [Sea](pages/sea.md)
    - [[sea|by the water]]

    ## Projects

    + [[thesis]] (icon: 📘)
    + [The book](projects/thesis.md)

    ## Categories

    - Craft (color: indigo)

    ## Routine

    - 09:00 Desk
      - [ ] Draft (project: Thesis)

    ==> pages/sea.md <==
    ---
    kind: page
    ---

    Sea
    ===

    Projects
    --------

    - [ ] Draft (project: thesis)

    ## Dreams

    ## Things that used to matter

    - Boat (was: Dreams)
    - Raft [was:: Dreams]

    ==> projects/thesis.md <==
    ---
    kind: project
    ---

    # Thesis

    1. [ ] Draft #writing (due: 2026-11-25)
    2. [ ] Print

    ==> stacks.md <==
    ---
    kind: stacks
    ---

    # Stacks

    ## Morning

    - [ ] Draft (project: "Thesis")

    ==> days/2020-01-06.md <==
    ---
    kind: day
    ---

    # 2020-01-06 Monday

    - 09:00 Desk
      - [x] Draft. (project: Thesis)
      - [ ] Draft (project: Other)

    ==> projects/other.md <==
    ---
    kind: project
    ---

    # Other

    - [ ] Draft

    ==> rituals/craft.md <==
    ---
    kind: ritual
    category: Craft
    ---

    # Whittle

    ## Arc 2: 2026-11-01 - 2026-11-28

    - Carve (goal: 3)
      - 2026-11-02

    ## Arc 1: 2026-09-01 - 2026-09-28

    ### Wood

    - Carve

    ==> activities.md <==
    ---
    kind: activities
    ---

    # Activities

    - Pots [category:: craft]
    """

  private func rename(_ name: String, _ new: String, in scope: String? = nil, _ vault: inout EditedVault) throws {
    try vault.rename(try vault.subject(named: name, in: scope), to: new)
  }

  @Test func aProjectIsRenamedWhereverItIsNamed() {
    EditScene(RenamingTests.vault).expect(
      """
      days/2020-01-06.md:
      -  - [x] Draft. (project: Thesis)
      +  - [x] Draft. (project: Ink, a book)
      pages/sea.md:
      -- [ ] Draft (project: thesis)
      +- [ ] Draft (project: Ink, a book)
      projects/thesis.md:
      -# Thesis
      +# Ink, a book
      stacks.md:
      -- [ ] Draft (project: "Thesis")
      +- [ ] Draft (project: Ink, a book)
      tidemark.md:
      -+ [[thesis]] (icon: 📘)
      ++ [[Ink, a book]] (icon: 📘)
      -  - [ ] Draft (project: Thesis)
      +  - [ ] Draft (project: Ink, a book)
      """
    ) { try rename("Thesis", "Ink, a book", &$0) }
  }

  @Test func aTitleThatCannotStandInBracketsIsLinkedByItsPath() {
    EditScene(RenamingTests.vault).expect(
      """
      pages/sea.md:
      -Sea
      +Sea [low]
      tidemark.md:
      -- [Sea](pages/sea.md)
      -- [[sea|by the water]]
      +- [Sea \\[low\\]](pages/sea.md)
      +- [by the water](pages/sea.md)
      """
    ) { try rename("sea", "Sea [low]", &$0) }
  }

  @Test func aSectionIsRenamedInWhatIsSetAsideFromIt() {
    EditScene(RenamingTests.vault).expect(
      """
      -## Dreams
      +## ✨ Wishes
      -- Boat (was: Dreams)
      -- Raft [was:: Dreams]
      +- Boat (was: Wishes)
      +- Raft [was:: Wishes]
      """
    ) { try rename("Dreams", "✨ Wishes", &$0) }
  }

  @Test(arguments: [("Draft", "Thesis"), ("days/2020-01-06.md:8", nil), ("Draft", "pages/sea.md")])
  func aTaskIsRenamedInAllItsCopiesWhicheverIsNamed(name: String, scope: String?) {
    EditScene(RenamingTests.vault).expect(
      """
      days/2020-01-06.md:
      -  - [x] Draft. (project: Thesis)
      +  - [x] Write it (project: Thesis)
      pages/sea.md:
      -- [ ] Draft (project: thesis)
      +- [ ] Write it (project: thesis)
      projects/thesis.md:
      -1. [ ] Draft #writing (due: 2026-11-25)
      +1. [ ] Write it #writing (due: 2026-11-25)
      stacks.md:
      -- [ ] Draft (project: "Thesis")
      +- [ ] Write it (project: "Thesis")
      tidemark.md:
      -  - [ ] Draft (project: Thesis)
      +  - [ ] Write it (project: Thesis)
      """
    ) { try rename(name, "Write it", in: scope, &$0) }
  }

  private static func routine(_ blocks: String, _ days: [(date: String, line: String)]) -> EditScene {
    let root = "==> tidemark.md <==\n---\nkind: vault\n---\n\n# V\n\n## Routine\n\n" + blocks
    let files = days.map { "\n\n==> days/\($0.date).md <==\n---\nkind: day\n---\n\n# \($0.date)\n\n\($0.line)" }
    return EditScene(root + files.joined())
  }

  /// Not on past days, which show only their file, nor where the block is not due.
  @Test func aBlockOfTheRoutineIsRenamedOnTheDaysThatChangeItOrLeaveItOut() {
    let days: [(date: String, line: String)] = [
      ("2026-11-19", "- [-] Walk"), ("2026-11-23", "- [-] Walk"), ("2026-11-24", "- 17:00 - 18:00 Walk"),
      ("2026-11-25", "- 17:00 - 18:00 walk"), ("2026-11-28", "- 17:00 - 18:00 Walk"),
    ]
    Self.routine("- 07:00 - 07:30 Walk (every: weekday)", days).expect(
      """
      days/2026-11-23.md:
      -- [-] Walk
      +- [-] Stroll
      days/2026-11-24.md:
      -- 17:00 - 18:00 Walk
      +- 17:00 - 18:00 Stroll
      tidemark.md:
      -- 07:00 - 07:30 Walk (every: weekday)
      +- 07:00 - 07:30 Stroll (every: weekday)
      """
    ) { try rename("Walk", "Stroll", in: "tidemark.md", &$0) }
  }

  @Test func aDayThatLeavesOutTwoBlocksOfOneNameGoesOnToLeaveOutBoth() {
    Self.routine("- 07:00 - 07:30 Walk\n- 18:00 - 18:30 Walk", [("2026-11-23", "- [-] Walk")]).expect(
      """
      days/2026-11-23.md:
      +- [-] Stroll
      tidemark.md:
      -- 07:00 - 07:30 Walk
      +- 07:00 - 07:30 Stroll
      """
    ) { try rename("tidemark.md:9", "Stroll", &$0) }
  }

  @Test func ofManyPlacesTheNumberIsTold() throws {
    let days = (1...21).map { day in
      let date = "2026-10-" + (day < 10 ? "0" : "") + String(day)
      return "==> days/\(date).md <==\n---\nkind: day\n---\n\n# \(date)\n\n- 09:00 Desk\n  - [ ] Draft (project: P)\n\n"
    }
    var vault = EditScene("==> p.md <==\n---\nkind: project\n---\n\n# P\n\n- [ ] Draft\n\n" + days.joined()).edited
    try rename("p.md:7", "Write", &vault)
    #expect(
      vault.notes == [
        "renamed: “Draft” to “Write”, p.md:7",
        "renamed there too: 21 places, from days/2026-10-01.md:8 to days/2026-10-21.md:8",
      ]
    )
    #expect(vault.revisions.count == 22)
  }

  @Test func aHabitIsRenamedInAllArcs() {
    EditScene(RenamingTests.vault).expect(
      """
      -- Carve (goal: 3)
      +- Cut (goal: 3)
      -- Carve
      +- Cut
      """
    ) { try rename("Carve", "Cut", &$0) }
  }

  @Test func aCategoryIsRenamedInRitualsAndActivities() {
    EditScene(RenamingTests.vault).expect(
      """
      activities.md:
      -- Pots [category:: craft]
      +- Pots [category:: Hands]
      rituals/craft.md:
      -category: Craft
      +category: Hands
      tidemark.md:
      -- Craft (color: indigo)
      +- Hands (color: indigo)
      """
    ) { try rename("Craft", "Hands", in: "Categories", &$0) }
  }

  @Test func theNameThatItHasIsNoChange() {
    EditScene(RenamingTests.vault).expectUnchanged("“Thesis” has that name already") {
      try rename("Thesis", "Thesis", in: nil, &$0)
    }
  }

  @Test(
    arguments: [
      ("Thesis", "other", nil, ["projects/other.md is called “Other” already"]),
      ("days/2020-01-06.md", "x", nil, ["the name of a day is its date"]),
      ("Routine", "x", nil, ["“Routine” is known by its name", "tidemark.md:21"]),
      ("Arc 2", "Second", nil, ["the name of an arc is its number", "Arc 2: 2026-11-01 - 2026-11-28"]),
      ("Things that", "Attic", nil, ["as the section of what is set aside"]),
      ("Draft", "x", nil, ["may mean 2 things", "projects/thesis.md:7 Draft", "projects/other.md:7 Draft"]),
      ("Whittle", " ", nil, ["the new name is empty"]),
    ] as [(String, String, String?, [String])]
  )
  func whatCannotBeRenamedIsRefused(name: String, new: String, scope: String?, words: [String]) {
    for word in words {
      EditScene(RenamingTests.vault).expectRefusal(word) { try rename(name, new, in: scope, &$0) }
    }
  }
}
