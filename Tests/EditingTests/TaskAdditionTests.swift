import Chronology
import Editing
import Planner
import Testing

@Suite struct TaskAdditionTests {
  static let projects = """
    ==> projects/thesis.md <==
    ---
    kind: project
    ---

    # Thesis

    What it is for.

    ## Now

    * [ ] Draft chapter 3 [due:: 2026-11-25]
      Begin with the storm.
      + [x] The night
    * [ ] Outline
    * [x] Title

    ## Done

    * [x] Book room (done: 2026-04-30)

    ==> projects/house.md <==
    ---
    kind: project
    ---

    # House

    The house, all of it.

    ## Done

    - [x] Paint (done: 2026-11-02)
    - [x] Roof (done: 2026-10-02)

    ==> days/2026-11-19.md <==
    ---
    kind: day
    ---

    # 2026-11-19

    - 09:00 Desk
      - [ ] Draft chapter 3 (project: Thesis)

    ==> days/2026-11-20.md <==
    ---
    kind: day
    ---

    # 2026-11-20

    - [ ] 09:00 Draft chapter 3 [project:: thesis]
    - [ ] Draft chapter 3

    ==> stacks.md <==
    ---
    kind: stacks
    ---

    # Stacks

    ## Morning

    - [ ] Draft chapter 3 (project: Thesis)
    - [ ] Open the window
    """

  private func add(_ vault: inout EditedVault, _ item: PlanItem, to project: String) throws {
    try vault.addTask(item, to: try vault.project(named: project))
  }

  @Test func aTaskGoesBehindTheOpenOnes() {
    let task = PlanItem(
      .task,
      text: "Chapter 4",
      box: .open,
      task: TaskDetails(due: CivilDate("2026-12-01"), priority: .high)
    )
    EditScene(TaskAdditionTests.projects).expect("+* [ ] Chapter 4 [due:: 2026-12-01] [priority:: high]") {
      try add(&$0, task, to: "thesis")
    }
    EditScene(TaskAdditionTests.projects).expect("+- [ ] Chapter 4 (due: 2026-12-01, priority: high)\n+") {
      try add(&$0, task, to: "House")
    }
  }

  @Test func aTaskStandsBehindTheLastOpenOne() throws {
    var vault = EditScene(TaskAdditionTests.projects).edited
    try add(&vault, PlanItem(.task, text: "New", box: .open), to: "Thesis")
    #expect(vault.notes == ["added: “New” to “Thesis”, projects/thesis.md:15"])
  }

  @Test(arguments: [
    ("# Thesis\n\n- [ ] A", "+- [ ] New"),
    ("# Thesis", "+\n+- [ ] New"),
    ("# Thesis\n\n1) [ ] A\n2) [ ] B\n\nText.", "+3) [ ] New"),
    ("# Thesis\n\n+ [x] A\n\n+ [ ] B\n\n## More\n", "++ [ ] New\n+"),
    ("# Thesis\n\n-\t[ ] A\n\t- [ ] Step\n", "+-\t[ ] New"),
    ("# Thesis\r\n\r\n- [ ] A\r\n- [x] B\r\n", "+- [ ] New␍"),
    ("# Thesis\n\n- [ ] A\n<!-- a comment -->\n- [ ] B\n", "+- [ ] New"),
    ("# Thesis\n\n### Group\n\n- [ ] A\n", "+- [ ] New\n+"),
  ])
  func aTaskIsWrittenLikeItsNeighbors(text: String, diff: String) {
    let head = text.contains("\r") ? "---\r\nkind: project\r\n---\r\n\r\n" : "---\nkind: project\n---\n\n"
    let scene = EditScene(files: [("thesis.md", Array((head + text).utf8))])
    let ending = text.hasSuffix("\n") ? diff : diff + "␄"
    scene.expect(text.hasSuffix("A") || text.hasSuffix("Thesis") ? withoutEnd(text, ending) : diff) {
      try add(&$0, PlanItem(.task, text: "New", box: .open), to: "Thesis")
    }
  }

  /// A last line without a line ending gets one before the new line, which lacks it then.
  private func withoutEnd(_ text: String, _ diff: String) -> String {
    let last = text.split(separator: "\n").last.map(String.init) ?? ""
    return "-\(last)␄\n+\(last)\n\(diff)"
  }

  @Test func aNameIsTakenOnce() {
    EditScene(TaskAdditionTests.projects).expectRefusal(
      "“Outline” is an open task of “Thesis” already",
      "projects/thesis.md:14"
    ) {
      try add(&$0, PlanItem(.task, text: "Outline", box: .open), to: "Thesis")
    }
    EditScene(TaskAdditionTests.projects).expectRefusal("no project is called “Theses”", "Thesis") {
      _ = try $0.project(named: "Theses")
    }
  }

  // MARK: Move

  private func move(_ vault: inout EditedVault, _ task: String, to project: String) throws {
    try vault.moveTask(try vault.projectTask(named: task), to: try vault.project(named: project))
  }

  @Test func aTaskMovesWithItsStepsAndItsCopiesFollow() {
    EditScene(TaskAdditionTests.projects).expect(
      """
      days/2026-11-19.md:
      -  - [ ] Draft chapter 3 (project: Thesis)
      +  - [ ] Draft chapter 3 (project: House)
      days/2026-11-20.md:
      -- [ ] 09:00 Draft chapter 3 [project:: thesis]
      +- [ ] 09:00 Draft chapter 3 [project:: House]
      projects/house.md:
      +* [ ] Draft chapter 3 [due:: 2026-11-25]
      +  Begin with the storm.
      +  + [x] The night
      +
      projects/thesis.md:
      -* [ ] Draft chapter 3 [due:: 2026-11-25]
      -  Begin with the storm.
      -  + [x] The night
      stacks.md:
      -- [ ] Draft chapter 3 (project: Thesis)
      +- [ ] Draft chapter 3 (project: House)
      """
    ) { try move(&$0, "draft", to: "House") }
  }

  @Test func aFinishedTaskGoesToTheFinishedOnes() {
    EditScene(TaskAdditionTests.projects).expect(
      """
      projects/house.md:
      +- [x] Book room (done: 2026-04-30)
      projects/thesis.md:
      -
      -* [x] Book room (done: 2026-04-30)
      """
    ) { try move(&$0, "Book", to: "House") }
  }

  @Test func aCopyStandsForItsTask() throws {
    var vault = EditScene(TaskAdditionTests.projects).edited
    try move(&vault, "stacks.md:9", to: "House")
    #expect(vault.notes[0].hasPrefix("moved: “Draft chapter 3” from “Thesis” to “House”"))
    EditScene(TaskAdditionTests.projects).expectRefusal("is a task of “Thesis” already") {
      try move(&$0, "draft", to: "Thesis")
    }
    EditScene(TaskAdditionTests.projects).expectRefusal("no task of a project is called “Open the window”") {
      try move(&$0, "Open the window", to: "House")
    }
  }

  /// A field behind a bracket that is open would look like one of it. What else looks meant goes along.
  @Test(
    arguments: [
      ("Call Ana (due: 2026-12-01", false), ("Call Ana [due:: 2026-12-01", true), ("Call (Ana, due: 2026-12-01", true),
      ("Call Ana 17:30", true), ("9-10 meeting", true),
    ]
  )
  func aTaskOfADayGetsAProjectWhereItsWordsTakeOne(words: String, isTaken: Bool) {
    let scene = EditScene(
      """
      ==> days/2026-11-20.md <==
      ---
      kind: day
      ---

      # 2026-11-20

      - [ ] \(words)

      ==> projects/home.md <==
      ---
      kind: project
      ---

      # Home

      - [ ] Bins
      """
    )
    let change = { (vault: inout EditedVault) in
      try vault.moveTask(vault.movableTask(named: "days/2026-11-20.md:7"), to: vault.project(named: "Home"))
    }
    guard isTaken else { return scene.expectRefusal("could not be read back") { try change(&$0) } }
    let diff = "days/2026-11-20.md:\n-- [ ] \(words)\n+- [ ] \(words) (project: Home)\nprojects/home.md:\n+- [ ] \(words)"
    scene.expect(diff, allowsFindings: true, change)
  }
}
