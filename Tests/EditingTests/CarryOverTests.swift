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

  /// Words that look meant are words there as well, and keep neither their task nor the others behind.
  @Test(
    arguments: [
      "Call Ana by friday", "Read (due: 2026-12-01) slowly", "Pay due 2026-12-01", "9-10 meeting", "8h walk", "25:00 Bins",
      "17:30 -18 Mum", "10:00 - 9:00 Mum", "2026-12-01 Bins", "Call Mum 17:30", "Read (every: day)", "Call (due: 2026-12-01",
      "Read (dueue: 2026-12-01)",
    ]
  )
  func wordsThatLookMeantGoAlong(words: String) {
    let days = ["19 Thursday": "- [ ] \(words)\n- [ ] Milk", "20 Friday": "- [ ] Bread"]
    let files = days.sorted { $0.key < $1.key }.map { day, lines in
      "==> days/2026-11-\(day.prefix(2)).md <==\n---\nkind: day\n---\n\n# 2026-11-\(day)\n\n\(lines)\n"
    }
    EditScene(files.joined(separator: "\n")).expect("+- [ ] \(words)\n+- [ ] Milk", allowsFindings: true) {
      try $0.carryOver(to: EditScene.today)
    }
  }

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

  @Test func aSecondTimeNothingOfTheWeekIsLeft() throws {
    var vault = EditScene(CarryOverTests.vault).edited
    try vault.carryOver()
    let count = vault.notes.count
    #expect(vault.notes.last == "1 task is left on 2026-11-12; `tidemark carry-over --from 2026-11-12` takes it")
    try vault.carryOver()
    #expect(
      Array(vault.notes.dropFirst(count)) == [
        "not copied: “Back up”, nothing of it is open on 2026-11-20, days/2026-11-18.md:13",
        "nothing of the seven days before 2026-11-20 is left",
        "1 task is left on 2026-11-12; `tidemark carry-over --from 2026-11-12` takes it",
      ]
    )
  }

  @Test func otherDaysCanBeNamed() {
    func day(_ text: String) -> DateRange? { CivilDate(text).map { DateRange($0) } }
    EditScene(CarryOverTests.vault).expect("+* [ ] Something old") {
      try $0.carryOver(from: day("2026-11-12"), to: EditScene.today)
    }
    EditScene(CarryOverTests.vault).expectRefusal("2026-11-19 has no file") {
      try $0.carryOver(from: day("2026-11-19"), to: EditScene.today)
    }
    EditScene(CarryOverTests.vault).expectRefusal("2026-11-20 is not before 2026-11-18") {
      try $0.carryOver(from: DateRange(EditScene.today), to: CivilDate("2026-11-18")!)
    }
  }

  @Test(arguments: [
    (["rake"], "+* 18:00 - 19:00 Garden\n+  * [ ] Rake the leaves"),
    // Of any earlier day, in the order of the days.
    (["stamps", "something"], "+* [ ] Something old\n+* [ ] Stamps (due: 2026-11-21)"),
    (["days/2026-11-18.md:18"], "+* [ ] Stamps (due: 2026-11-21)"),
    (["Outline"], ""),
  ])
  func tasksCanBeNamed(names: [String], added: String) {
    EditScene(CarryOverTests.vault).expect(added) { try $0.carryOver(names) }
  }

  @Test func whatIsNotLeftOverIsRefusedWithWhatIs() {
    EditScene(CarryOverTests.vault).expectRefusal("is called “Zebra”", "Stamps", "Something old") {
      try $0.carryOver(["Stamps", "Zebra"])
    }
    EditScene(CarryOverTests.vault).expectRefusal("may mean 2 tasks", "Something old", "Stamps") { try $0.carryOver(["s"]) }
  }

  /// Monday to Friday, of which Friday is today.
  private static func week(_ days: [String]) -> EditScene {
    let files = days.enumerated().map { offset, tasks in
      let date = EditScene.today.adding(days: offset - days.count + 1)
      return "==> days/\(date).md <==\n---\nkind: day\n---\n\n# \(date)\n\n\(tasks)\n"
    }
    return EditScene(files.joined(separator: "\n"))
  }

  @Test(arguments: [
    // Each task once, the earliest day first.
    (["- [ ] Bread", "- [ ] Soup\n- [ ] Bread", "- [ ] Rice"], "+- [ ] Soup\n+- [ ] Bread"),
    // What a later day ticks or drops is settled, and what it opens again is not.
    (["- [ ] Bread\n- [ ] Soup", "- [x] Bread\n- [-] Soup", "- [ ] Rice"], ""),
    (["- [x] Bread", "- [ ] Bread", "- [ ] Rice"], "+- [ ] Bread"),
    // Today has it, whether it is done or not.
    (["- [ ] Bread", "- [ ] Bread", "- [x] Bread"], ""),
    // Of the same name, but not the same.
    (["- [ ] Bread ^two", "- [x] Bread", "- [ ] Rice"], "+- [ ] Bread ^two"),
  ])
  func whatIsLeftIsTheLastWordOfTheDays(days: [String], added: String) {
    Self.week(days).expect(added) { try $0.carryOver() }
  }

  @Test func whatIsOpenTodayIsToldWhereNothingElseIs() throws {
    var vault = Self.week(["- [x] Bread", "- [ ] Rice\n- [ ] Tea"]).edited
    try vault.carryOver()
    #expect(
      vault.notes == [
        "nothing of the days before 2026-11-20 is left",
        "2 tasks are open today; `tidemark carry-over --to tomorrow` takes them there",
      ]
    )
    try vault.carryOver(from: DateRange(EditScene.today))
    #expect(vault.notes.suffix(2).allSatisfy { $0.contains(" on 2026-11-21, ") })
  }
}
