import Chronology
import Editing
import Testing

@Suite struct SchedulingTests {
  static let vault = """
    ==> projects/thesis.md <==
    ---
    kind: project
    ---

    # Thesis

    - [ ] Draft chapter 3
    - [ ] Outline
    - [x] Title (done: 2026-11-19)
    - [ ] Back up (every: fri)

    ==> stacks.md <==
    ---
    kind: stacks
    ---

    # Stacks

    ## ☀️ Morning reset

    - [ ] Open the window
    - [ ] Outline (project: Thesis)
    - [ ] Title (project: Thesis)

    ==> tidemark.md <==
    ---
    kind: vault
    ---

    # My vault

    ## Routine

    - 06:00 - 07:00 🌊 Swim

    ==> days/2026-11-20.md <==
    ---
    kind: day
    ---

    # 2026-11-20 Friday

    + 09:00 - 10:30 Deep work
        + [ ] Outline (project: Thesis)
        + Phone in the hall
    + 11:00 - 12:00 Calls

    + [ ] Buy milk

    ==> days/2026-11-23.md <==
    ---
    kind: day
    ---

    # 2026-11-23 Monday

    - [ ] Outline (project: Thesis)
    - 10:00 Outline
      - [ ] Outline (project: Thesis)
    """

  private func schedule(
    _ vault: inout EditedVault,
    _ name: String,
    _ place: PlannedPlace,
    on date: CivilDate = EditScene.today
  ) throws {
    try vault.schedule(try vault.projectTask(named: name), on: date, place)
  }

  @Test(arguments: [
    ("Draft", PlannedPlace.block("deep"), "+    + [ ] Draft chapter 3 (project: Thesis)"),
    ("Draft", .block("11:00"), "+    + [ ] Draft chapter 3 (project: Thesis)"),
    ("Back", .day, "++ [ ] Back up (project: Thesis)"),
    ("Outline", .day, "++ [ ] Outline (project: Thesis)"),
    (
      "Outline", .newBlock(at: TimeOfDay("9:00")!, minutes: 30),
      "++ 08:30 - 09:00 Outline\n+    + [ ] Outline (project: Thesis)"
    ),
    (
      "Draft", .block("Swim"),
      "++ 06:00 - 07:00 🌊 Swim\n+    + [ ] Draft chapter 3 (project: Thesis)"
    ),
  ])
  func aCopyIsWritten(name: String, place: PlannedPlace, diff: String) {
    EditScene(SchedulingTests.vault).expect(diff) { try schedule(&$0, name, place) }
  }

  @Test func aDayWithoutAFileGetsOne() {
    EditScene(SchedulingTests.vault).expect(
      """
      +---
      +kind: day
      +---
      +
      +# 2026-11-21 Saturday
      +
      +- [ ] Draft chapter 3 (project: Thesis)
      """
    ) { try schedule(&$0, "draft", .day, on: EditScene.today.adding(days: 1)) }
  }

  @Test func nothingIsPlannedTwiceNorWhatIsDone() {
    EditScene(SchedulingTests.vault).expectUnchanged("“Outline” is in “Deep work” already", "days/2026-11-20.md:8") {
      try schedule(&$0, "Outline", .block("Deep"))
    }
    EditScene(SchedulingTests.vault).expectUnchanged("“Outline” is a task of 2026-11-23 already") {
      try schedule(&$0, "Outline", .day, on: EditScene.today.adding(days: 3))
    }
    EditScene(SchedulingTests.vault).expectRefusal("“Title” is done") { try schedule(&$0, "Title", .day) }
    EditScene(SchedulingTests.vault).expectRefusal("no time block is called “Gym”") {
      try schedule(&$0, "Draft", .block("Gym"))
    }
  }

  @Test func aStackIsPlannedButForWhatIsDone() throws {
    EditScene(SchedulingTests.vault).expect(
      """
      ++ 15:00 - 16:00 ☀️ Morning reset
      +    + [ ] Open the window
      +    + [ ] Outline (project: Thesis)
      """
    ) {
      try $0.schedule(
        stack: try $0.stack(named: "morning"),
        on: EditScene.today,
        .newBlock(at: TimeOfDay("15:00")!, minutes: nil)
      )
    }
    EditScene(SchedulingTests.vault).expect("+    + [ ] Open the window") {
      try $0.schedule(stack: try $0.stack(named: "morning"), on: EditScene.today, .block("Deep"))
      #expect($0.notes.contains("left: “Title”, it is done"))
      #expect($0.notes.contains("left: “Outline”, it is there already, at days/2026-11-20.md:8"))
    }
  }
}
