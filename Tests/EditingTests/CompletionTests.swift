import Chronology
import Editing
import Planner
import Testing

@Suite struct CompletionTests {
  static let project = """
    ==> projects/thesis.md <==
    ---
    kind: project
    ---

    # Thesis

    * [ ] Draft chapter 3 (due: 2026-11-25)
    * [ ] Water plants (every: 2 days, from: 2026-11-02)
      + 2026-11-18

    ## Done

    * [x] Book room (done: 2026-04-30)

    ==> days/2026-11-19.md <==
    ---
    kind: day
    ---

    # 2026-11-19 Thursday

    - 09:00 Desk
      - [ ] Draft chapter 3 (project: Thesis)

    ==> days/2026-11-20.md <==
    ---
    kind: day
    ---

    # 2026-11-20 Friday

    - 09:00 Desk
      - [ ] Draft chapter 3 (project: Thesis)
    - [ ] Buy milk
    """

  private func complete(_ name: String, _ vault: inout EditedVault, words: String = "") throws {
    let thing = try vault.thing(named: name) { _, item in item.map { $0.box != nil || $0.isLogged } ?? false }
    try vault.complete(thing, on: EditScene.today, words: words)
  }

  @Test func moreOftenThanAPeriodWantsIsNoMistake() {
    let page = """
      ==> pages/sport.md <==
      ---
      kind: page
      ---

      # Sport

      - [ ] Run (every: 2 times a week)
        - 2026-11-16
        - 2026-11-17
      """
    EditScene(page).expect(
      "+  - 2026-11-20"
    ) { try complete("Run", &$0) }
  }

  static let belowEntries = """
    ---
    kind: page
    ---

    # Sport

    - Run (streak: daily)
      - 2026-11-19 with Ann
        - [ ] Call her back
          - [ ] Find the number
      - 2026-11-18
      - 2026-11-17
        - [ ] Wash the shirt
        - Mind the step
      - [ ] Buy shoes
    """

  /// A box below an entry of a log is found as one below the item is, whatever the order of the log.
  @Test(arguments: [
    ("Call her back", "-    - [ ] Call her back\n+    - [x] Call her back"),
    ("Find the number", "-      - [ ] Find the number\n+      - [x] Find the number"),
    ("Wash the shirt", "-    - [ ] Wash the shirt\n+    - [x] Wash the shirt"),
    ("Buy shoes", "-  - [ ] Buy shoes\n+  - [x] Buy shoes"),
  ])
  func aBoxBelowAnEntryIsTicked(name: String, diff: String) {
    EditScene(CompletionTests.belowEntries).expect(diff) { try complete(name, &$0) }
  }

  @Test func aTaskOfAProjectIsDatedAndMovedAndItsCopiesOfTodayAreTicked() {
    EditScene(CompletionTests.project).expect(
      """
      days/2026-11-20.md:
      -  - [ ] Draft chapter 3 (project: Thesis)
      +  - [x] Draft chapter 3 (project: Thesis)
      projects/thesis.md:
      -* [ ] Draft chapter 3 (due: 2026-11-25)
      +* [x] Draft chapter 3 (due: 2026-11-25, done: 2026-11-20)
      """
    ) { try complete("draft", &$0) }
  }

  @Test func aBoxOfADayIsTicked() {
    EditScene(CompletionTests.project).expect("-- [ ] Buy milk\n+- [x] Buy milk") { try complete("Buy", &$0) }
  }

  @Test func whatRecursGetsAnEntryInTheStyleOfItsLog() {
    EditScene(CompletionTests.project).expect("+  + 2026-11-20 (at: dawn)") { try complete("Water", &$0, words: "(at: dawn)") }
  }

  @Test func whatIsSkippedCanBeReopened() throws {
    let skipped = CompletionTests.project.replacing(
      "  + 2026-11-18",
      with: "  + 2026-11-18\n  + 2026-11-19 - 2026-11-21 skipped"
    )
    EditScene(skipped).expectUnchanged("is skipped already on 2026-11-20") {
      try $0.skip($0.thing(named: "Water"), DateRange(EditScene.today))
    }
    EditScene(skipped).expect("-  + 2026-11-19 - 2026-11-21 skipped\n+  + 2026-11-19 skipped\n+  + 2026-11-21 skipped") {
      try $0.reopen($0.thing(named: "Water"), on: EditScene.today)
      #expect($0.notes == ["no longer skipped: “Water plants” on 2026-11-20, projects/thesis.md:8"])
    }
    let skip = { (vault: inout EditedVault) in try vault.skip(vault.thing(named: "Water"), DateRange(EditScene.today)) }
    EditScene(CompletionTests.project).expectUnchanged("is skipped already on 2026-11-20, ", after: skip, skip)
  }

  /// What is done after all keeps what stands below its entry, the comments beside it, and its words.
  @Test(
    arguments: [
      ("- 2026-11-20: skipped\n    - [ ] Box", "", "-  - 2026-11-20: skipped\n+  - 2026-11-20"),
      (
        "- 2026-11-19\n  <!-- c -->\n  - 2026-11-20: skipped\n  - 2026-11-21 skipped", "",
        "-  - 2026-11-20: skipped\n+  - 2026-11-20"
      ),
      ("- 2026-11-20 skipped, ill\n\n    More.", "", "-  - 2026-11-20 skipped, ill\n+  - 2026-11-20 done, ill"),
      ("- [-] 2026-11-20 by the sea", "", "-  - [-] 2026-11-20 by the sea\n+  - [x] 2026-11-20 by the sea"),
      ("- 2026-11-20 skipped, ill\n\n    More.", "slowly", "-  - 2026-11-20 skipped, ill\n+  - 2026-11-20 slowly"),
    ] as [(String, String, String)]
  )
  func whatWasSkippedIsDoneWhereItStands(log: String, words: String, diff: String) {
    EditScene("---\nkind: page\n---\n\n# Sport\n\n- Walk (streak: daily)\n  \(log)\n").expect(diff, allowsFindings: true) {
      try complete("Walk", &$0, words: words)
    }
  }

  @Test(
    arguments: [
      ("2026-11-01", ["- 2026-11-02 - 2026-11-05 lake"]),
      ("2026-11-03", ["- 2026-11-01 - 2026-11-02 lake", "- 2026-11-04 - 2026-11-05 lake"]),
      ("2026-11-05", ["- 2026-11-01 - 2026-11-04 lake"]),
    ]
  )
  func whatIsBelowAnEntryStaysOnce(day: String, parts: [String]) throws {
    let below = ["    - [ ] Buy shoes (due: 2026-12-01)", "    - Along the water"]
    let head = ["---", "kind: page", "---", "", "# Sport", "", "- Run (streak: daily)"]
    let scene = EditScene((head + ["  - 2026-11-01 - 2026-11-05 lake"] + below).joined(separator: "\n"))
    var vault = scene.edited
    try vault.reopen(vault.thing(named: "Run"), on: CivilDate(day)!)
    let log = parts.enumerated().flatMap { place, part in ["  " + part] + (place == 0 ? below : []) }
    let text = vault.current("file.md").map { $0.source.string(in: 0..<$0.source.bytes.count) }
    #expect(text == (head + log).map { $0 + "\n" }.joined())
    EditScene.expectLaws(of: vault.revisions, in: scene.vault)
  }

  /// A paragraph behind a list, a number, a comment: what is below an entry keeps its order, and a comment goes with its entry.
  @Test(
    arguments: [
      ("2026-11-10", ["  - [x] 2026-11-11 - 2026-11-12 lake"], rest),
      ("2026-11-11", ["  - 2026-11-12 lake", "  - [x] 2026-11-10 lake"], rest),
      ("2026-11-12", ["  - [x] 2026-11-10 - 2026-11-11 lake"], rest),
      ("2026-11-04", [entry], [rest[0], rest[4]]),
    ] as [(String, [String], [String])]
  )
  func whatIsBelowAnEntryKeepsItsOrder(day: String, entries: [String], left: [String]) throws {
    let below = [
      "    - [ ] Buy shoes", "", "    Along the water.", "", "    1. There", "", "    And back.", "    <!-- a remark -->",
    ]
    let head = ["---", "kind: page", "---", "", "# Sport", "", "- Run (streak: daily)", "  <!-- all of it -->"]
    let scene = EditScene((head + [CompletionTests.entry] + below + CompletionTests.rest).joined(separator: "\n"))
    var vault = scene.edited
    try vault.reopen(vault.thing(named: "Run"), on: CivilDate(day)!)
    let text = vault.current("file.md").map { $0.source.string(in: 0..<$0.source.bytes.count) }
    #expect(text == (head + entries + below + left).map { $0 + "\n" }.joined())
    EditScene.expectLaws(of: vault.revisions, in: scene.vault)
  }

  private static let entry = "  - [x] 2026-11-10 - 2026-11-12 lake"
  private static let rest = [
    "  - 2026-11-05", "  <!-- it rained -->", "  <!-- tidemark: allow duplicate-entry -->", "  - 2026-11-04", "  - 2026-11-03",
  ]

  @Test func nothingIsDoneTwice() {
    EditScene(CompletionTests.project).expectUnchanged("done already", "projects/thesis.md:13") {
      try complete("Book room", &$0)
    }
    let water = { (vault: inout EditedVault) in try complete("Water", &vault) }
    EditScene(CompletionTests.project).expectUnchanged("done already on 2026-11-20", after: water, water)
    EditScene(CompletionTests.project).expectUnchanged("is not done on 2026-11-20") {
      try $0.reopen($0.thing(named: "Water"), on: EditScene.today)
    }
    EditScene(CompletionTests.project).expectUnchanged("“Buy milk” is open already") {
      try $0.reopen($0.thing(named: "Buy milk"), on: EditScene.today)
    }
  }

  /// What an entry does not say yet is added to it; what it says otherwise stays.
  @Test func aSecondTimeAddsWhatIsNew() {
    let water = { (vault: inout EditedVault, time: TimeOfDay?, words: String) in
      try vault.complete(vault.thing(named: "Water"), on: EditScene.today, at: time, words: words)
    }
    EditScene(CompletionTests.project).expect("+  + 2026-11-20 18:30 well") {
      try water(&$0, nil, "")
      try water(&$0, TimeOfDay("18:30"), "")
      try water(&$0, nil, "well")
      try water(&$0, TimeOfDay("18:30"), "well")
      #expect($0.notes[1] == "added: “Water plants” was done on 2026-11-20 at 18:30, projects/thesis.md:8")
    }
    EditScene(CompletionTests.project).expectRefusal("is done already on 2026-11-20 at 18:30", "reopen") {
      try water(&$0, TimeOfDay("18:30"), "")
      try water(&$0, TimeOfDay("19:00"), "")
    }
  }

  /// Days that are skipped already are passed over, and those that are done are not skipped.
  @Test func theOtherDaysAreSkipped() throws {
    let days = try #require(DateRange(first: EditScene.today, last: EditScene.today.adding(days: 4)))
    EditScene(CompletionTests.project).expect(
      "+  + 2026-11-20 - 2026-11-21 skipped\n+  + 2026-11-22 skipped\n+  + 2026-11-23 - 2026-11-24 skipped"
    ) {
      try $0.skip($0.thing(named: "Water"), DateRange(EditScene.today.adding(days: 2)))
      try $0.skip($0.thing(named: "Water"), days)
    }
  }

  @Test func aDayOnWhichItIsNotDueIsNotSkipped() {
    EditScene(CompletionTests.project).expectRefusal("“Water plants” is not due on 2026-11-21; it is due on 2026-11-22") {
      try $0.skip($0.thing(named: "Water"), DateRange(EditScene.today.adding(days: 1)))
    }
  }

  /// What comes each year and nobody has to do is open on its day alone, and so it is not to be skipped later.
  @Test(arguments: [("- Mimi (every: year on mar 5)", true), ("- [ ] Mimi (every: year on mar 5)", false)])
  func anOccasionIsNotSkippedLater(_ line: String, _ isRefused: Bool) {
    let page = EditScene("==> pages/dates.md <==\n---\nkind: page\n---\n\n# Dates\n\n\(line)\n")
    if isRefused {
      page.expectRefusal("“Mimi” is not due on 2026-11-20; it is due on 2027-03-05") {
        try $0.skip($0.thing(named: "Mimi"), DateRange(EditScene.today))
      }
    } else {
      page.expect("+  - 2026-11-20 skipped") { try $0.skip($0.thing(named: "Mimi"), DateRange(EditScene.today)) }
    }
  }

  @Test func aNameThatNothingHasIsRefusedWithTheNearest() {
    EditScene(CompletionTests.project).expectRefusal("no item is called “Buy mlk”", "Buy milk") { try complete("Buy mlk", &$0) }
  }
}
