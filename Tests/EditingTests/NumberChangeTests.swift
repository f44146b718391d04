import Chronology
import Editing
import Planner
import Testing

@Suite struct NumberChangeTests {
  static let page = """
    ---
    kind: page
    ---

    # Health

    * Water: 3/8 glasses (icon: drop)
    * Pages left: 1,200 (count: down)
    * Laps: -0.5 km (count: up) #sport
    * Stairs: 3 of 8 floors
    * Saved: $1200 a year (count: up)
    * Practice: 24:30 min of 2h 0m
    * Slept: 7:45 h (count: up)
    * Parkrun: 24:30 min (best: lowest)
      * 2026-11-01 24:30 min
    * Coffee: ||||| | #bean
    * Tea: (type: tally)
    * Push-ups: 42 (best: highest)
      * 2026-11-01 42
    * 5 km: 25.5 min [best:: lowest]
    * Pull-ups (best: highest)
    * Sober (since: 2024-03-01)
    """

  private func thing(_ name: String, _ vault: EditedVault) throws -> Thing { try vault.thing(named: name) }

  @Test(arguments: [
    ("Water", "+1", "Water: 3/8 glasses (icon: drop)", "Water: 4/8 glasses (icon: drop)"),
    ("Water", "=12", "Water: 3/8 glasses (icon: drop)", "Water: 12/8 glasses (icon: drop)"),
    ("Pages", "-12", "Pages left: 1,200 (count: down)", "Pages left: 1188 (count: down)"),
    ("Pages", "−1200", "Pages left: 1,200 (count: down)", "Pages left: 0 (count: down)"),
    ("Laps", "+0.75", "Laps: -0.5 km (count: up) #sport", "Laps: 0.25 km (count: up) #sport"),
    ("Stairs", "1", "Stairs: 3 of 8 floors", "Stairs: 4 of 8 floors"),
    ("Stairs", "+1", "Stairs: 3 of 8 floors", "Stairs: 4 of 8 floors"),
    ("Saved", "+50", "Saved: $1200 a year (count: up)", "Saved: $1250 a year (count: up)"),
    ("Practice", "+1:15", "Practice: 24:30 min of 2h 0m", "Practice: 25:45 min of 2h 0m"),
    ("Practice", "+1:00:00", "Practice: 24:30 min of 2h 0m", "Practice: 84:30 min of 2h 0m"),
    ("Slept", "+8:15 h", "Slept: 7:45 h (count: up)", "Slept: 16:00 h (count: up)"),
    ("Slept", "=0:30", "Slept: 7:45 h (count: up)", "Slept: 0:00:30 (count: up)"),
  ])
  func aNumberChanges(name: String, change: String, before: String, after: String) throws {
    let change = try #require(NumberChange(change))
    EditScene(Self.page).expect("-* \(before)\n+* \(after)") { try $0.count(thing(name, $0), change) }
  }

  @Test(arguments: ["", "+", "=", "+1,5", "==1", "x"])
  func noChange(text: String) {
    #expect(NumberChange(text) == nil)
  }

  @Test func noCounterGoesBelowZero() {
    EditScene(Self.page).expectRefusal("below 0", "file.md:7") { try $0.count(thing("Water", $0), .by(Number(-4))) }
    EditScene(Self.page).expectRefusal("is not a counter", "tidemark best") { try $0.count(thing("Push", $0), .by(Number(1))) }
    EditScene(Self.page).expectRefusal("is not a counter", "count themselves") {
      try $0.count(thing("Sober", $0), .by(Number(1)))
    }
  }

  /// A number that does not read would stand beside the new one.
  @Test(arguments: [
    ("Laps: 123456789012345678901234567890 (count: up)", "“123456789012345678901234567890” is not read as a number"),
    ("Laps: 1,5 km (count: up)", "“1,5 km” is not read as a number"), ("Laps: many (count: down)", "“many” is not read"),
  ])
  func anUnreadNumberIsNotWrittenBeside(_ item: String, _ words: String) {
    let scene = EditScene("---\nkind: page\n---\n\n# P\n\n- \(item)\n")
    scene.expectRefusal(words, "file.md:7", "at most 18 digits") { try $0.count(thing("Laps", $0), .by(Number(1))) }
    scene.expectRefusal(words) { try $0.count(thing("Laps", $0), .to(Number(1))) }
  }

  @Test func aNumberThatItHasAlreadyChangesNothing() throws {
    var vault = EditScene(Self.page).edited
    try vault.count(thing("Water", vault), .to(Number(3)))
    #expect(vault.revisions.isEmpty)
    #expect(vault.report.map(\.english) == ["nothing to change: “Water” is at 3/8 glasses, file.md:7"])
    try vault.count(thing("Water", vault), .to(Number(4)))
    #expect(vault.report.last?.english == "counted: “Water” is at 4/8 glasses, file.md:7")
  }

  @Test func strokesAreAddedAndTakenAway() {
    EditScene(Self.page).expect("-* Coffee: ||||| | #bean\n+* Coffee: ||||| || #bean") { try $0.tally(thing("Coffee", $0)) }
    EditScene(Self.page).expect("-* Coffee: ||||| | #bean\n+* Coffee: ||| #bean") { try $0.tally(thing("Coffee", $0), by: -3) }
    EditScene(Self.page).expect("-* Tea: (type: tally)\n+* Tea: | (type: tally)") { try $0.tally(thing("Tea", $0)) }
    EditScene(Self.page).expectRefusal("has only 6 strokes", "remove at most that number") {
      try $0.tally(thing("Coffee", $0), by: -7)
    }
    EditScene(Self.page).expectRefusal("too many") { try $0.tally(thing("Coffee", $0), by: 5_000) }
    EditScene(Self.page).expectRefusal("is not a tally", "tidemark count") { try $0.tally(thing("Water", $0)) }
  }

  private func attempt(_ name: String, _ value: String, _ vault: inout EditedVault, words: String = "") throws {
    try vault.attempt(thing(name, vault), Number(value)!, on: EditScene.today, words: words)
  }

  @Test func anAttemptIsKeptAndABetterOneIsTheBest() {
    EditScene(Self.page).expect("+  * 2026-11-20 40 tired") { try attempt("Push", "40", &$0, words: "tired") }
    EditScene(Self.page).expect(
      """
      -* Push-ups: 42 (best: highest)
      +* Push-ups: 45 (best: highest)
      +  * 2026-11-20 45
      """
    ) { try attempt("Push", "45", &$0) }
    EditScene(Self.page).expect(
      """
      -* 5 km: 25.5 min [best:: lowest]
      +* 5 km: 24 min [best:: lowest]
      +  * 2026-11-20 24
      """
    ) { try attempt("5 km", "24", &$0) }
    EditScene(Self.page).expect("+  * 2026-11-20 3") { try attempt("Pull", "3", &$0) }
  }

  @Test func lengthsOfTimeAreKeptAmongLengths() {
    EditScene(Self.page).expect(
      """
      -* Parkrun: 24:30 min (best: lowest)
      +* Parkrun: 23:58 min (best: lowest)
      +  * 2026-11-20 0:23:58
      """
    ) { try attempt("Parkrun", "23:58 min", &$0) }
    EditScene(Self.page).expect("+  * 2026-11-20 1:02:03") { try attempt("Parkrun", "1:02:03", &$0) }
    EditScene(Self.page).expectRefusal("lengths of time", "like 24:30") { try attempt("Parkrun", "24", &$0) }
    EditScene(Self.page).expectRefusal("are numbers", "like 24.5") { try attempt("5 km", "24:30 min", &$0) }
    EditScene(Self.page).expectRefusal("counts a length of time") { try $0.count(thing("Slept", $0), .by(Number(1))) }
    EditScene(Self.page).expectRefusal("does not count a length of time") {
      try $0.count(thing("Water", $0), .by(Number("1:00 min")!))
    }
    EditScene(Self.page).expectRefusal("below 0") { try $0.count(thing("Practice", $0), .by(Number("-1:00:00")!)) }
  }

  @Test func aBestThatTheLogLacksIsKeptFirst() {
    EditScene(Self.page).expectRefusal("26 does not beat 25.5", "record that one first") { try attempt("5 km", "26", &$0) }
    EditScene(Self.page).expect("+  * 2026-11-19 25.5\n+  * 2026-11-20 26") { vault in
      try vault.attempt(thing("5 km", vault), Number("25.5")!, on: CivilDate("2026-11-19")!)
      try attempt("5 km", "26", &vault)
    }
    EditScene(Self.page).expectRefusal("after today") {
      try $0.attempt(thing("Push", $0), Number(50), on: CivilDate("2026-11-21")!)
    }
  }
}
