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
    on date: CivilDate = EditScene.today,
    again: Bool = false
  ) throws {
    try vault.schedule(try vault.projectTask(named: name), named: name, on: date, place, again: again)
  }

  private static let wednesday = """
    ==> days/2026-11-25.md <==
    ---
    kind: day
    ---

    # 2026-11-25 Wednesday

    - [ ] Other
    """

  @Test(arguments: ["Foo (project: x) bit", "Foo (due: 2026-12-01) bit", "Foo by friday", "Foo (due 2026-12-01) bit"])
  func bracketsAmongTheWordsOfATaskStay(title: String) {
    let project = "\n\n==> projects/thesis.md <==\n---\nkind: project\n---\n\n# Thesis\n\n- [ ] \(title)\n"
    EditScene(Self.wednesday + project).expect("+- [ ] \(title) (project: Thesis)", allowsFindings: true) {
      try schedule(&$0, "Foo", .day, on: CivilDate("2026-11-25")!)
    }
  }

  /// The block that is made for such a task has its words without the brackets, and goes with it.
  @Test(
    arguments: [
      ("Foo (due: 2026-12-01) bit", "Foo bit"), ("Foo (due: 2026-12-01) in (priority: high) bits", "Foo in bits"),
      ("Foo (both days) bit", "Foo (both days) bit"),
    ]
  )
  func aBlockForATaskWithBracketsHasTheOtherWords(title: String, block: String) throws {
    let (foo, day) = ("  - [ ] \(title) (project: Thesis)", CivilDate("2026-11-25")!)
    let project = "\n\n==> projects/thesis.md <==\n---\nkind: project\n---\n\n# Thesis\n\n- [ ] \(title)\n"
    let first = PlannedPlace.newBlock(at: TimeOfDay("15:00")!, minutes: 30)
    let plan = { (vault: inout EditedVault) in try schedule(&vault, "Foo", first, on: day) }
    EditScene(Self.wednesday + project).expect("+- 15:00 - 15:30 \(block)\n+\(foo)", allowsFindings: true, plan)
    EditScene(Self.wednesday + project).expect("+- 17:00 - 17:30 \(block)\n+\(foo)", allowsFindings: true) {
      try plan(&$0)
      try schedule(&$0, "Foo", .newBlock(at: TimeOfDay("17:00")!, minutes: 30), on: day)
    }
    var vault = EditScene(Self.wednesday + project).edited
    try plan(&vault)
    try vault.unschedule("Foo", on: day)
    #expect(vault.revisions.allSatisfy { $0.name.hasPrefix(EditedVault.trashFolder) || $0.before == $0.after })
  }

  /// A task of a day that becomes a block is that block, and keeps its words.
  @Test func aTaskOfADayThatBecomesABlockKeepsItsBrackets() {
    let words = "Foo (due: 2026-12-01) bit"
    let today = "==> days/2026-11-20.md <==\n---\nkind: day\n---\n\n# 2026-11-20 Friday\n\n- [ ] \(words)\n"
    EditScene(today).expect("-- [ ] \(words)\n+- [ ] 15:00 - 15:30 \(words)", allowsFindings: true) {
      try $0.plan($0.dayTask(named: "Foo"), on: EditScene.today, .newBlock(at: TimeOfDay("15:00")!, minutes: 30))
    }
  }

  @Test func whatDoesNotReadInATaskOfADayGoesAlong() {
    let task = "- [ ] Foo (due: 2026-12-01, foo: x)"
    let today = "\n\n==> days/2026-11-20.md <==\n---\nkind: day\n---\n\n# 2026-11-20 Friday\n\n- [ ] Milk\n\(task)\n"
    EditScene(Self.wednesday + today).expect(
      "days/2026-11-20.md:\n-\(task)\ndays/2026-11-25.md:\n+\(task)",
      allowsFindings: true
    ) { try $0.plan($0.dayTask(named: "Foo"), on: CivilDate("2026-11-25")!, .day) }
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
    EditScene(SchedulingTests.vault).expect(diff) { try schedule(&$0, name, place, again: true) }
  }

  static let planned = """
    ==> projects/thesis.md <==
    ---
    kind: project
    ---

    # Thesis

    - [ ] Draft
    - [ ] Print
    - [ ] Read
    - [ ] Back up (every: day)

    ==> days/2026-11-20.md <==
    ---
    kind: day
    ---

    # 2026-11-20 Friday

    - 09:00 - 10:30 Desk
      - [ ] Draft (project: Thesis)
        - [ ] The first page
    - 14:00 - 14:30 Print
      - [ ] Print (project: Thesis)
    - [ ] Back up (project: Thesis)

    ==> days/2026-11-21.md <==
    ---
    kind: day
    ---

    # 2026-11-21 Saturday

    - 09:00 - 10:30 Desk
    - [ ] Read (project: Thesis)
    - [x] Draft (project: Thesis)

    ==> days/2026-11-22.md <==
    ---
    kind: day
    ---

    # 2026-11-22 Sunday

    - [ ] Read (project: Thesis)
    """

  @Test(arguments: [
    // With its steps, out of one block and into another, a new one or none.
    (
      "Draft", PlannedPlace.block("Desk"), 1,
      """
      days/2026-11-20.md:
      -  - [ ] Draft (project: Thesis)
      -    - [ ] The first page
      days/2026-11-21.md:
      +  - [ ] Draft (project: Thesis)
      +    - [ ] The first page
      """,
      "moved: “Draft” from “Desk” on 2026-11-20 to “Desk” on 2026-11-21, days/2026-11-21.md:8"
    ),
    (
      "Draft", .day, 0,
      """
      -  - [ ] Draft (project: Thesis)
      -    - [ ] The first page
      +- [ ] Draft (project: Thesis)
      +  - [ ] The first page
      """,
      "moved: “Draft” from “Desk” to 2026-11-20, days/2026-11-20.md:11"
    ),
    (
      "Draft", .newBlock(at: TimeOfDay("16:00")!, minutes: 30), 0,
      """
      -  - [ ] Draft (project: Thesis)
      -    - [ ] The first page
      +- 16:00 - 16:30 Draft
      +  - [ ] Draft (project: Thesis)
      +    - [ ] The first page
      """,
      "moved: “Draft” from “Desk” to “Draft” on 2026-11-20, days/2026-11-20.md:11"
    ),
    // The block that was made for it goes with it, at its time or another.
    (
      "Print", .day, 1,
      """
      days/2026-11-20.md:
      -- 14:00 - 14:30 Print
      -  - [ ] Print (project: Thesis)
      days/2026-11-21.md:
      +- 14:00 - 14:30 Print
      +  - [ ] Print (project: Thesis)
      """,
      "moved: “Print” from 2026-11-20 to 2026-11-21, 14:00 - 14:30, days/2026-11-21.md:8"
    ),
    (
      "Print", .newBlock(at: TimeOfDay("15:00")!, minutes: nil), 0,
      """
      -- 14:00 - 14:30 Print
      +- 15:00 - 15:30 Print
      """,
      "moved: “Print” to 15:00 - 15:30, days/2026-11-20.md:10"
    ),
    (
      "Print", .block("Desk"), 0,
      "-- 14:00 - 14:30 Print",
      "its block had nothing else in it, and is removed"
    ),
    // Of several that of the line that is named; what recurs is planned for each day.
    (
      "days/2026-11-21.md:8", .day, 2,
      "",
      "“Read” is a task of 2026-11-22 already, days/2026-11-22.md:7"
    ),
    (
      "Back up", .day, 1, "+- [ ] Back up (project: Thesis)",
      "planned: “Back up” of “Thesis” on 2026-11-21, days/2026-11-21.md:10"
    ),
  ])
  func whatIsPlannedMoves(name: String, place: PlannedPlace, days: Int, diff: String, said: String) {
    EditScene(SchedulingTests.planned).expect(diff) {
      try schedule(&$0, name, place, on: EditScene.today.adding(days: days))
      #expect($0.notes.contains(said), "\($0.notes)")
    }
  }

  @Test func ofSeveralPlansOneIsNamedOrOneMoreIsMade() {
    let day = EditScene.today.adding(days: 3)
    EditScene(SchedulingTests.planned).expectRefusal(
      "“Read” is planned 2 times already",
      "--again",
      "days/2026-11-21.md:8",
      "days/2026-11-22.md:7"
    ) { try schedule(&$0, "Read", .day, on: day) }
    EditScene(SchedulingTests.planned).expect(
      """
      days/2026-11-21.md:
      -- [ ] Read (project: Thesis)
      days/2026-11-23.md:
      +---
      +kind: day
      +---
      +
      +# 2026-11-23 Monday
      +
      +- [ ] Read (project: Thesis)
      """
    ) { try schedule(&$0, "days/2026-11-21.md:8", .day, on: day) }
    EditScene(SchedulingTests.planned).expect("+- [ ] Draft (project: Thesis)") {
      try schedule(&$0, "Draft", .day, on: EditScene.today.adding(days: 2), again: true)
    }
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
      #expect($0.notes.contains("not copied: “Title”, it is done"))
      #expect($0.notes.contains("not copied: “Outline”, it is there already, at days/2026-11-20.md:8"))
    }
  }
}
