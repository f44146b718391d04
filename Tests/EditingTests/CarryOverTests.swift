import Chronology
import Editing
import Testing

@Suite struct CarryOverTests {
  private static let vault = """
    ==> projects/thesis.md <==
    ---
    kind: project
    ---

    # Thesis

    - [ ] Draft chapter 3
    - [ ] Outline
    - [x] Title (done: 2026-11-19)
    - [ ] Back up (every: fri)
      - 2026-11-20
    - [ ] Read

    ==> tidemark.md <==
    ---
    kind: vault
    ---

    # My vault

    ## Routine

    - 18:00 - 19:00 Garden

    ==> days/2026-11-12.md <==
    ---
    kind: day
    ---

    # 2026-11-12

    - [ ] Something old

    ==> days/2026-11-18.md <==
    ---
    kind: day
    ---

    # 2026-11-18

    - 09:00 - 10:30 Deep work
      - [ ] Draft chapter 3 (project: Thesis)
        - [x] The night
        - [ ] The morning (notify: 09:00)
      - [ ] Outline (project: Thesis)
      - [ ] Title (project: Thesis)
      - [ ] Back up (project: Thesis)
      - [x] Read (project: Thesis)
    - 14:00 Garden
      - [ ] Rake the leaves
    - 16:00 Errands
      - [ ] Stamps (due: 2026-11-21)
    - [ ] 21:00 Bins
    - [-] Ink

    ==> days/2026-11-20.md <==
    ---
    kind: day
    ---

    # 2026-11-20

    * 08:00 Deep work
    * 12:00 Outline
      * [ ] Outline (project: Thesis)
    """

  @Test func whatIsOpenGoesToTheBlockOfTheNameOrToTheDay() {
    EditScene(CarryOverTests.vault).expect(
      """
      +  * [ ] Draft chapter 3 (project: Thesis)
      +    * [ ] The morning
      +* 18:00 - 19:00 Garden
      +  * [ ] Rake the leaves
      +* [ ] Stamps (due: 2026-11-21)
      +* [ ] Bins
      """,
      allowsFindings: false
    ) { try $0.carryOver(to: EditScene.today) }
  }

  @Test func aSecondTimeNothingIsLeft() throws {
    var vault = EditScene(CarryOverTests.vault).edited
    try vault.carryOver(to: EditScene.today)
    let count = vault.notes.count
    try vault.carryOver(to: EditScene.today)
    #expect(vault.notes.dropFirst(count).contains("nothing of 2026-11-18 is left to carry over to 2026-11-20"))
  }

  @Test func otherDaysCanBeNamed() {
    EditScene(CarryOverTests.vault).expect("+* [ ] Something old") {
      try $0.carryOver(from: CivilDate("2026-11-12"), to: EditScene.today)
    }
    EditScene(CarryOverTests.vault).expectRefusal("2026-11-19 has no file") {
      try $0.carryOver(from: CivilDate("2026-11-19"), to: EditScene.today)
    }
    EditScene(CarryOverTests.vault).expectRefusal("2026-11-20 is not before 2026-11-18") {
      try $0.carryOver(from: EditScene.today, to: CivilDate("2026-11-18")!)
    }
    EditScene(CarryOverTests.vault).expectRefusal("no day before 2026-11-12 has a file") {
      try $0.carryOver(to: CivilDate("2026-11-12")!)
    }
  }
}
