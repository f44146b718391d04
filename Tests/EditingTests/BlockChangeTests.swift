import Chronology
import Editing
import Planner
import Testing

@Suite struct BlockChangeTests {
  static let day = """
    ==> days/2026-11-20.md <==
    ---
    kind: day
    ---

    # 2026-11-20 Friday

    * 9:00–10:30 Deep work
      * [ ] Draft chapter 3
    * 11:00 Post office
    * 14:00 Tea
    * 14:30–16:00 Review
    * [ ] Buy milk

    The rain did not stop.
    """

  static let routine = """
    ==> tidemark.md <==
    ---
    kind: vault
    day-starts: 08:00
    day-ends: 20:00
    default-block: 30m
    ---

    # My vault

    ## Routine

    - 09:00 - 10:30 ✍️ The book (every: weekday, color: indigo)
      - [ ] Two pages
    - 12:00 Lunch

    """

  private func time(_ text: String) -> TimeOfDay { TimeOfDay(text)! }

  private func add(
    _ vault: inout EditedVault,
    _ text: String,
    _ start: String,
    _ minutes: Int? = nil,
    on date: CivilDate = EditScene.today
  ) throws {
    let item = PlanItem(.block(.at(time(start))), text: text)
    try vault.addBlock(item, at: time(start), minutes: minutes, on: date)
  }

  @Test(arguments: [
    ("12:00", nil, "+* 12:00–13:00 Call"),
    ("12:00", 90, "+* 12:00–13:30 Call"),
    ("8:00", 30, "+* 8:00–8:30 Call"),
    ("9:15", 60, "+* 8:00–9:00 Call"),
    ("14:10", nil, "+* 13:00–14:00 Call"),
    ("23:50", 30, "+* 23:30–24:00 Call"),
    ("10:30", 30, "+* 10:30–11:00 Call"),
  ])
  func aBlockGoesToTheNearestFreeSlotInTheStyleOfTheFile(start: String, minutes: Int?, diff: String) {
    EditScene(BlockChangeTests.day).expect(diff) { try add(&$0, "Call", start, minutes) }
  }

  @Test func aBlockStandsBehindTheOneBeforeIt() throws {
    var vault = EditScene(BlockChangeTests.day).edited
    try add(&vault, "Call", "12:00")
    let text = vault.revisions[0].after.map { $0.string(in: 0..<$0.bytes.count) } ?? ""
    #expect(text.contains("* 11:00 Post office\n* 12:00–13:00 Call\n* 14:00 Tea\n"))
    #expect(vault.notes == ["added: “Call” 12:00 - 13:00 on 2026-11-20, days/2026-11-20.md:10"])
    try add(&vault, "Run", "9:00", 60)
    #expect(vault.notes[1].contains("“Run” 08:00 - 09:00 on 2026-11-20, the free slot nearest to 09:00"))
  }

  @Test(
    arguments: [
      (
        "9:30", 30, "09:30 - 10:00 on 2026-11-20 is not free: “Deep work” is 09:00 - 10:30", "30m is free at 08:30 and at 10:30"
      ),
      ("23:30", 60, "a block of 1h at 23:30 would pass midnight", "a shorter length"),
    ] as [(String, Int?, String, String)]
  )
  func aTimeThatIsTakenIsRefused(start: String, minutes: Int?, problem: String, help: String) {
    let call = PlanItem(.block(.at(time(start))), text: "Call")
    EditScene(BlockChangeTests.day).expectRefusal(problem, help) {
      try $0.addBlock(call, at: time(start), minutes: minutes, on: EditScene.today, .exact)
    }
  }

  /// The nearest free slot is within the hours of the day; a time that is free after them is none.
  @Test func aFreeTimeOutsideTheDayIsNoFreeSlot() {
    let call = PlanItem(.block(.at(time("12:00"))), text: "Call")
    EditScene(BlockChangeTests.routine).expectRefusal(
      "12:00 - 20:00 on 2026-11-20 is not free: “Lunch” is 12:00 - 12:30",
      "8h is free at 12:30, but not within the hours of the day; --overlap writes it anyway"
    ) {
      try $0.addBlock(call, at: time("12:00"), minutes: 480, on: EditScene.today, .exact)
    }
  }

  /// Where a block is now is no place to move it to, and `--nearest` is no help where that is the nearest free slot.
  @Test(
    arguments: [
      ("12:00 - 13:00 Tea\n- 13:00 - 14:00 Desk", "1h is free at 11:00; --overlap writes it anyway"),
      (
        "10:00 - 11:00 Walk\n- 11:00 - 12:00 Desk\n- 12:00 - 14:00 Tea",
        "there is no other free slot of 1h on that day; --overlap writes it anyway"
      ),
      (
        "11:00 - 12:00 Desk\n- 12:00 - 13:00 Tea",
        "1h is free at 13:00; --nearest uses the nearest free slot, --overlap writes it anyway"
      ),
    ]
  )
  func itsOwnPlaceIsNoFreeSlot(blocks: String, help: String) {
    EditScene(
      "==> days/2026-11-21.md <==\n---\nkind: day\n---\n\n# 2026-11-21 Saturday\n\n"
        + "- 00:00 - 10:00 Sleep\n- \(blocks)\n- 14:00 - 24:00 Film\n"
    ).expectRefusal("12:30 - 13:30 on 2026-11-21 is not free: “Tea” is 12:00", help) {
      try $0.moveBlock($0.block(named: "desk"), to: nil, at: time("12:30"), .exact)
    }
  }

  /// A day from 08:00 to 22:00 with one block.
  private static func film(_ times: String, _ hours: String = "day-starts: 08:00\nday-ends: 22:00") -> EditScene {
    EditScene(
      "==> tidemark.md <==\n---\nkind: vault\n\(hours)\n---\n\n# V\n\n"
        + "==> days/2026-11-20.md <==\n---\nkind: day\n---\n\n# 2026-11-20 Friday\n\n- \(times) Film\n"
    )
  }

  @Test(
    arguments: [
      ("21:30", "“Film” goes on after the day, which ends at 22:00, as “day-ends” in tidemark.md says"),
      ("22:00", "“Film” begins after the day, which ends at 22:00, as “day-ends” in tidemark.md says"),
      ("07:30", "“Film” begins before the day, which starts at 08:00, as “day-starts” in tidemark.md says"),
      ("21:00", nil),
    ] as [(String, String?)]
  )
  func aTimeOutsideTheDayIsWrittenAndSaid(start: String, sentence: String?) throws {
    var moved = Self.film("12:00 - 13:00").edited
    try moved.moveBlock(moved.block(named: "Film"), to: nil, at: time(start), .exact)
    #expect(Array(moved.notes.dropFirst()) == [sentence].compactMap(\.self))
    var added = Self.film("12:00 - 13:00").edited
    let walk = PlanItem(.block(.at(time(start))), text: "Walk")
    try added.addBlock(walk, at: time(start), minutes: 60, on: EditScene.today, .exact)
    #expect(Array(added.notes.dropFirst()) == [sentence?.replacing("Film", with: "Walk")].compactMap(\.self))
  }

  @Test(
    arguments: [
      ("22:30", 30, "22:30 - 23:00"), ("5:00", nil, "05:00 - 06:00"), ("13:30", nil, "13:30 - 14:00"), ("9:30", 30, nil),
    ] as [(String, Int?, String?)]
  )
  func theTimeThatIsAskedForIsWritten(start: String, minutes: Int?, range: String?) throws {
    var vault = EditScene(BlockChangeTests.day).edited
    let call = PlanItem(.block(.at(time(start))), text: "Call")
    let fit: BlockFit = range == nil ? .overlap : .exact
    try vault.addBlock(call, at: time(start), minutes: minutes, on: EditScene.today, fit)
    let isShortened = minutes == nil && range == "13:30 - 14:00"
    let why = isShortened ? ", shortened to 30m: “Tea” begins then" : ""
    #expect(vault.notes[0].contains("“Call” \(range ?? "09:30 - 10:00") on 2026-11-20\(why), days"))
  }

  @Test func withoutATimeItIsTheNextFreeSlot() throws {
    var vault = EditScene(BlockChangeTests.day).edited
    let call = PlanItem(.block(.at(time("9:00"))), text: "Call")
    try vault.addBlock(call, at: nil, minutes: 30, on: EditScene.today, .exact)
    #expect(vault.notes[0].contains("“Call” 10:30 - 11:00 on 2026-11-20, the next free slot"))
  }

  private static let late = "==> days/2026-11-20.md <==\n---\nkind: day\n---\n\n# 2026-11-20 Friday\n\n- 23:30 - 00:30 Party\n"

  /// What is after midnight would be lost without a word. Where its time stays, it moves as it is.
  @Test func aBlockThatPassesMidnightKeepsItsTime() throws {
    let way = "tidemark lint --fix --unsafe-fixes --rule block-past-midnight days/2026-11-20.md"
    EditScene(Self.late).expectRefusal("“Party”, 23:30 - 00:30, passes midnight", way) {
      try $0.moveBlock($0.block(named: "party"), to: nil, at: time("20:00"))
    }
    EditScene(Self.late).expectRefusal("passes midnight", way) {
      try $0.splitBlock($0.block(named: "party"), at: time("23:45"))
    }
    var vault = EditScene(Self.late).edited
    try vault.moveBlock(vault.block(named: "party"), to: CivilDate("2026-11-21")!, at: nil)
    let text = try #require(vault.revisions.first { $0.name == "days/2026-11-21.md" }?.after)
    #expect(text.string(in: text.bytes.indices).hasSuffix("- 23:30 - 00:30 Party\n"))
    let midnight = Self.late.replacing("23:30 - 00:30", with: "22:00 - 00:00")
    EditScene(midnight).expect("-- 22:00 - 00:00 Party\n+- 20:00 - 22:00 Party") {
      try $0.moveBlock($0.block(named: "party"), to: nil, at: time("20:00"))
    }
  }

  /// What is said follows the vault's clock; what is written does not.
  @Test func messagesFollowTheClock() throws {
    let root = "==> tidemark.md <==\n---\nkind: vault\nclock: 12h\n---\n\n# V\n\n"
    var vault = EditScene(root + BlockChangeTests.day).edited
    try add(&vault, "Call", "16:00", 30)
    #expect(vault.notes == ["added: “Call” 4:00 PM - 4:30 PM on 2026-11-20, days/2026-11-20.md:12"])
    EditScene(root + BlockChangeTests.day).expectRefusal("9:30 AM - 10:00 AM on 2026-11-20 is not free", "9:00 AM - 10:30 AM") {
      try $0.addBlock(
        PlanItem(.block(.at(time("9:30"))), text: "Call"),
        at: time("9:30"),
        minutes: 30,
        on: EditScene.today,
        .exact
      )
    }
    EditScene(root + BlockChangeTests.day).expectRefusal("cannot be 5h longer: “Post office” begins at 11:00 AM") {
      try $0.extendBlock($0.block(named: "deep"), by: 300)
    }
  }

  @Test func aDayThatIsFullSaysWhatIsFree() {
    EditScene(BlockChangeTests.day).expectRefusal("there is no free slot of 10h on 2026-11-20", "8h, 16:00 - 24:00") {
      try add(&$0, "Sleep", "12:00", 600)
    }
  }

  @Test func aDayWithoutAFileGetsOneWithoutTheRoutineWhichCountsAsTaken() {
    EditScene(BlockChangeTests.routine).expect(
      """
      +---
      +kind: day
      +---
      +
      +# 2026-11-20 Friday
      +
      +- 10:30 - 11:00 Call
      """
    ) { try add(&$0, "Call", "10:00") }
  }

  private static let newDay = "+---\n+kind: day\n+---\n+\n+# 2026-11-20 Friday\n+\n"

  @Test(arguments: ["the book", "09:00"])
  func aBlockOfTheRoutineIsLeftOutOfADay(name: String) {
    EditScene(BlockChangeTests.routine).expect(Self.newDay + "+- [-] ✍️ The book") { try $0.removeBlock(named: name) }
    EditScene(BlockChangeTests.routine + "\n==> days/2026-11-20.md <==\n---\nkind: day\n---\n\n# 2026-11-20\n\n- 14:00 Tea\n")
      .expect(
        "+- [-] ✍️ The book"
      ) { try $0.removeBlock(named: name) }
  }

  @Test(arguments: [
    // It was written into the day, and would come back from the routine.
    ("- 09:00 - 10:30 The book\n- 14:00 Tea\n", "the book", "-- 09:00 - 10:30 The book\n+- [-] ✍️ The book"),
    ("- 16:00 - 17:00 The book\n- 14:00 Tea\n", "the book", "-- 16:00 - 17:00 The book\n+- [-] ✍️ The book"),
    // What the routine does not have goes, and so does what it would not show.
    ("- 09:00 - 10:00 Call\n- 14:00 Tea\n", "call", "-- 09:00 - 10:00 Call"),
    ("- 09:00 - 10:00 The book\n- 10:00 - 11:00 Call\n", "the book", "-- 09:00 - 10:00 The book"),
  ])
  func whatIsRemovedDoesNotComeBack(blocks: String, name: String, change: String) {
    let slug = name.replacing(" ", with: "-")
    let line = change.dropFirst().prefix { !$0.isNewline }
    let diff = ".trash/2026-11-20-\(slug).md:\n+\(line)\ndays/2026-11-20.md:\n\(change)"
    let scene = EditScene(
      BlockChangeTests.routine + "\n==> days/2026-11-20.md <==\n---\nkind: day\n---\n\n# 2026-11-20\n\n" + blocks
    )
    scene.expect(diff) { try $0.removeBlock(named: name) }
    scene.expect(diff) { try $0.remove($0.block(named: name)) }
  }

  @Test func aBlockOfTheRoutineThatIsMovedIsLeftOutWhereItWas() throws {
    var vault = EditScene(BlockChangeTests.routine).edited
    try vault.moveBlock(vault.block(named: "lunch"), to: CivilDate("2026-11-21")!, at: nil)
    let written = vault.revisions.map { ($0.name, $0.after.map { $0.string(in: $0.bytes.indices) } ?? "") }
    #expect(written.contains { $0.0 == "days/2026-11-20.md" && $0.1.hasSuffix("\n- [-] Lunch\n") && !$0.1.contains("12:00") })
    #expect(written.contains { $0.0 == "days/2026-11-21.md" && $0.1.hasSuffix("\n- 12:00 - 12:30 Lunch\n") })
  }

  @Test func aBlockIsWrittenAsText() {
    EditScene(BlockChangeTests.day).expect("+* 12:00–13:00: - 13:00 sharp") { try add(&$0, "- 13:00 sharp", "12:00") }
  }

  @Test(arguments: [
    (
      "==> days/2026-11-20.md <==\n---\nkind: day\n---\n\n# 2026-11-20 Friday\n\n- ✍️ 09:00 - 10:00 Write\n\n- 🏃 11:00 Run\n",
      "+\n+- 🍲 12:00 - 12:30 Soup (color: blue)"
    ),
    (
      "==> days/2026-11-20.md <==\n---\nkind: day\n---\n\n# 2026-11-20\n\n1. 09:00 A\n2. 13:00 B",
      "+2. 12:00 - 12:30 🍲 Soup (color: blue)"
    ),
    ("==> days/2026-11-20.md <==\n---\nkind: day\n---\n\n# 2026-11-20\n\nText.\n", "+\n+- 12:00 - 12:30 🍲 Soup (color: blue)"),
    (
      "==> days/2026-11-20.md <==\n---\nkind: day\n---\n\n# 2026-11-20\n\n## Morning\n\n+ 9:00-9:30 A [color:: red]\n\n## Evening\n\n+ 18:00 B\n",
      "++ 12:00-12:30 🍲 Soup [color:: blue]"
    ),
  ])
  func aBlockIsWrittenLikeItsNeighbors(text: String, diff: String) {
    EditScene(text).expect(diff) { vault in
      let soup = PlanItem(.block(.at(time("12:00"))), text: "Soup", icon: .emoji("🍲"), color: .blue)
      try vault.addBlock(soup, at: time("12:00"), minutes: 30, on: EditScene.today)
    }
  }

  // MARK: Move

  @Test(arguments: [
    ("Deep", "12:00", "-* 9:00–10:30 Deep work\n-  * [ ] Draft chapter 3\n+* 12:00–13:30 Deep work\n+  * [ ] Draft chapter 3"),
    ("11:00", "11:15", "-* 11:00 Post office\n+* 11:15–12:15 Post office"),
    ("Tea", "17:00", "-* 14:00 Tea\n+* 17:00–17:30 Tea"),
    ("Review", "14:40", "-* 14:30–16:00 Review\n+* 15:00–16:30 Review"),
    ("Deep", "9:30", "-* 9:00–10:30 Deep work\n+* 9:30–11:00 Deep work"),
  ])
  func aBlockMovesWithinItsDay(name: String, time start: String, diff: String) {
    EditScene(BlockChangeTests.day).expect(diff) { try $0.moveBlock(try $0.block(named: name), to: nil, at: time(start)) }
  }

  @Test func aBlockMovesToAnotherDayWithItsTasks() {
    let scene = BlockChangeTests.day + "\n\n==> days/2026-11-21.md <==\n---\nkind: day\n---\n\n# 2026-11-21\n\n- 09:30 Market\n"
    EditScene(scene).expect(
      """
      days/2026-11-20.md:
      -* 9:00–10:30 Deep work
      -  * [ ] Draft chapter 3
      days/2026-11-21.md:
      +- 08:00–09:30 Deep work
      +  * [ ] Draft chapter 3
      """
    ) { try $0.moveBlock(try $0.block(named: "Deep"), to: EditScene.today.adding(days: 1), at: nil) }
  }

  @Test func aBlockOfTheRoutineIsWrittenWhereItIsMoved() {
    EditScene(BlockChangeTests.routine).expect(
      """
      +---
      +kind: day
      +---
      +
      +# 2026-11-20 Friday
      +
      +- 14:00 - 15:30 ✍️ The book (color: indigo)
      +  - [ ] Two pages
      """
    ) { try $0.moveBlock(try $0.block(named: "the book"), to: nil, at: time("14:00")) }
  }

  @Test func aBlockThatFitsNowhereElseStays() {
    EditScene(BlockChangeTests.day).expectUnchanged("is at 09:00 - 10:30 on 2026-11-20 already") {
      try $0.moveBlock(try $0.block(named: "Deep"), to: EditScene.today, at: nil)
    }
  }

  // MARK: Extend and split

  @Test(arguments: [
    ("Deep", 5, "-* 9:00–10:30 Deep work\n+* 9:00–10:35 Deep work"),
    ("Deep", -30, "-* 9:00–10:30 Deep work\n+* 9:00–10:00 Deep work"),
    ("Deep", 30, "-* 9:00–10:30 Deep work\n+* 9:00–11:00 Deep work"),
    ("Post", 15, "-* 11:00 Post office\n+* 11:00–12:15 Post office"),
    ("Review", 480, "-* 14:30–16:00 Review\n+* 14:30–24:00 Review"),
  ])
  func anEndIsWritten(name: String, minutes: Int, diff: String) {
    EditScene(BlockChangeTests.day).expect(diff) { try $0.extendBlock(try $0.block(named: name), by: minutes) }
  }

  @Test(arguments: [
    ("Deep", 31, "“Post office” begins at 11:00", "it can be 30m longer"),
    ("Tea", 5, "“Review” begins at 14:30", "move one of the two"),
    ("Review", 485, "the day ends at 24:00", "it can be 8h longer"),
  ])
  func aBlockIsNotExtendedIntoAnother(name: String, minutes: Int, reason: String, help: String) {
    EditScene(BlockChangeTests.day).expectRefusal(reason, help) {
      try $0.extendBlock(try $0.block(named: name), by: minutes)
    }
  }

  /// The end of the day is no block that could be moved.
  @Test(arguments: [
    ("21:00 - 21:45", "day-ends: 22:00", "the day ends at 22:00", "it can be 15m longer"),
    (
      "21:00 - 22:00", "day-ends: 22:00", "the day ends at 22:00",
      "if you move it to an earlier time first, or write a later one after “day-ends” in tidemark.md"
    ),
    ("22:30 - 24:00", "day-ends: 22:00", "the day ends at 24:00", "it can be longer if you move it to an earlier time first"),
    ("23:00 - 24:00", "clock: 24h", "the day ends at 24:00", "it can be longer if you move it to an earlier time first"),
  ])
  func whatEndsWithTheDayIsToldHowItCanBeLonger(times: String, hours: String, reason: String, help: String) {
    Self.film(times, hours).expectRefusal("cannot be 30m longer: " + reason, help) {
      try $0.extendBlock(try $0.block(named: "Film"), by: 30)
    }
  }

  @Test func theTasksStayWithTheFirstHalf() throws {
    EditScene(BlockChangeTests.day).expect(
      """
      -* 9:00–10:30 Deep work
      +* 9:00–9:45 Deep work
      +* 9:45–10:30 Deep work
      """
    ) { try $0.splitBlock(try $0.block(named: "Deep")) }
    EditScene(BlockChangeTests.day).expect("-* 14:00 Tea\n+* 14:00–14:10 Tea\n+* 14:10–14:30 Tea") {
      try $0.splitBlock(try $0.block(named: "Tea"), at: time("14:10"))
    }
    EditScene(BlockChangeTests.day).expectRefusal("cannot be split at 10:30", "09:00 - 10:30") {
      try $0.splitBlock(try $0.block(named: "Deep"), at: time("10:30"))
    }
  }
}
