import Chronology
import Planner
import TestSupport
import Testing

/// Which routine blocks a day shows (format, *The routine*).
@Suite struct RoutineTests {
  struct Case: Sendable, CustomTestStringConvertible {
    /// `09:00 - 10:00 Walk (every: weekday)`.
    var routine: String
    var date = "2026-11-20"
    /// Nil for a day without a file.
    var file: String?
    var isPast = false
    var shown: String

    var testDescription: String { "\(routine) on \(date) beside \(file ?? "no file")" }
  }

  static let cases: [Case] = [
    // 2026-11-20 is a Friday.
    Case(routine: "09:00 - 10:00 Walk", shown: "09:00 - 10:00 Walk"),
    Case(routine: "09:00 - 10:00 Walk (every: weekday)", shown: "09:00 - 10:00 Walk"),
    Case(routine: "09:00 - 10:00 Walk (every: weekday)", date: "2026-11-21", shown: ""),
    Case(routine: "14:00 Tea, 09:00 - 10:00 Walk", shown: "09:00 - 10:00 Walk, 14:00 - 15:00 Tea"),
    Case(routine: "09:00 - 10:00 Walk", isPast: true, shown: ""),
    Case(routine: "09:00 - 10:00 Walk", file: "", isPast: true, shown: ""),
    Case(routine: "09:00 - 10:00 Walk", file: "", shown: "09:00 - 10:00 Walk"),
    Case(routine: "09:00 - 10:00 Walk", file: "10:00 - 11:00 Work", shown: "09:00 - 10:00 Walk"),
    // The file has it, at another time: it was moved, or done twice as long.
    Case(routine: "09:00 - 10:00 Walk", file: "17:00 - 18:00 Walk", shown: ""),
    Case(routine: "09:00 - 10:00 Walk, 18:00 - 19:00 Walk", file: "12:00 - 13:00 Walk", shown: ""),
    Case(routine: "09:00 - 10:00 Walk", file: "17:00 - 18:00 walk", shown: "09:00 - 10:00 Walk"),
    Case(routine: "09:00 - 10:00", file: "17:00 - 18:00", shown: ""),
    // The file's block takes its place.
    Case(routine: "09:00 - 10:00 Walk", file: "09:59 - 11:00 Work", shown: ""),
    // Routine blocks that overlap each other are all shown.
    Case(routine: "09:00 - 10:00 Walk, 09:30 - 10:30 Read", shown: "09:00 - 10:00 Walk, 09:30 - 10:30 Read"),
    // Without a written end, it ends where the file's next block begins, but a block that runs at its start takes its place.
    Case(routine: "14:00 Tea", file: "14:30 - 15:00 Work", shown: "14:00 - 14:30 Tea"),
    Case(routine: "14:00 Tea", file: "13:30 - 14:30 Work", shown: ""),
    Case(routine: "14:00 Tea", file: "14:00 - 14:30 Work", shown: ""),
    // Or where the next routine block begins that is shown on that day.
    Case(routine: "14:00 Tea, 14:30 - 15:00 Read (every: fri)", shown: "14:00 - 14:30 Tea, 14:30 - 15:00 Read"),
    Case(routine: "14:00 Tea, 14:30 - 15:00 Read (every: mon)", shown: "14:00 - 15:00 Tea"),
    Case(routine: "14:00 Tea, 14:30 - 16:00 Read", file: "15:00 - 15:30 Work", shown: "14:00 - 15:00 Tea"),
  ]

  @Test(arguments: [
    ("Walk", "14:00 - 15:00 Tea"), ("Walk, Tea", ""), ("walk", "09:00 - 10:00 Walk, 14:00 - 15:00 Tea"),
    ("Work", "09:00 - 10:00 Walk, 14:00 - 15:00 Tea"),
  ])
  func aDayLeavesOutWhatItNames(names: String, shown: String) {
    let routine = Routine(Sketch.list("09:00 - 10:00 Walk, 14:00 - 15:00 Tea", Self.entry), weekStart: .monday)
    let names = names.split(separator: ", ").map(String.init)
    let blocks = routine.blocks(on: Sketch.date("2026-11-20"), besides: [], leftOut: names, isPast: false)
    #expect(Self.text(blocks) == shown)
  }

  /// By names, whatever these are made of.
  @Test(arguments: [
    ("Walk.", "17:00 Walk", "", ""), ("Walk", "17:00 Walk.", "", ""), ("Walk.", "17:00 Sit", "Walk", ""),
    ("Walk", "17:00 Sit", "Walk.", ""), ("Walk", "17:00 Sit", "walk.", "09:00 - 10:00 Walk"),
  ])
  func aDayChangesWhatHasAName(title: String, file: String, leftOut: String, shown: String) {
    let walk = Routine.Entry(block: Sketch.block("09:00 - 10:00 " + title))
    let routine = Routine([walk], weekStart: .monday) { $0.last == "." ? String($0.dropLast()) : $0 }
    let blocks = routine.blocks(
      on: Sketch.date("2026-11-20"),
      besides: [Sketch.block(file)],
      leftOut: [leftOut],
      isPast: false
    )
    #expect(Self.text(blocks) == shown)
  }

  @Test(arguments: [("2026-11-20", ["Tea"]), ("2026-11-23", ["Tea", "Read"])] as [(String, Set<String>)])
  func blocksThatAreDueHaveNames(date: String, names: Set<String>) {
    let routine = Routine(Sketch.list("14:00 Tea., 14:30 - 15:00 Read (every: mon)", Self.entry), weekStart: .monday) {
      $0.last == "." ? String($0.dropLast()) : $0
    }
    #expect(routine.dueNames(on: Sketch.date(date)) == names)
  }

  private static func entry(_ text: String) -> Routine.Entry {
    let parts = text.split(separator: " (every: ").map(String.init)
    let rule = parts.count > 1 ? String(parts[1].dropLast()) : nil
    return Routine.Entry(block: Sketch.block(parts[0]), rule: rule.map(Self.rule))
  }

  private static func rule(_ text: String) -> RecurringRule {
    guard case .success(let rule) = Recurrence.parse(text) else { preconditionFailure("“\(text)” is no rule") }
    return RecurringRule(rule: rule)
  }

  private static func text(_ blocks: [TimeBlock]) -> String {
    blocks.map { $0.title.isEmpty ? $0.range.text : "\($0.range.text) \($0.title)" }.joined(separator: ", ")
  }

  @Test(arguments: cases)
  func shown(_ row: Case) {
    let routine = Routine(Sketch.list(row.routine, Self.entry), weekStart: .monday)
    let file = row.file.map { Sketch.list($0, Sketch.block) }
    let shown = routine.blocks(on: Sketch.date(row.date), besides: file, isPast: row.isPast)
    #expect(Self.text(shown) == row.shown)
    #expect(shown.allSatisfy { $0.isRoutine })
  }

  @Test(arguments: [(Weekday.monday, "2026-11-01", false), (.sunday, "2026-11-01", true), (.monday, "2026-11-08", true)])
  func weeksBeginAsTheVaultSays(weekStart: Weekday, date: String, isShown: Bool) {
    var rule = Self.rule("2 weeks on sun")
    rule.from = Sketch.date("2026-10-19")
    let walk = Sketch.block("09:00 Walk")
    let routine = Routine([Routine.Entry(block: walk, rule: rule)], weekStart: weekStart)
    #expect(routine.blocks(on: Sketch.date(date), besides: nil, isPast: false).isEmpty != isShown)
  }

  /// Goes through the minutes of a day, each of which a block of the file takes or leaves.
  @Test func agreesWithGoingThroughTheMinutes() {
    for seed in caseSeeds(default: 300) {
      var random = SplitMix64(seed: seed)
      func blocks(_ random: inout SplitMix64) -> [TimeBlock] {
        Range.randomList(using: &random).map { range in
          var block = Sketch.block("09:00 " + random.pick(["Walk", "Work", "Read", "Tea", "Sit", "Run"]))
          (block.start, block.end, block.hasWrittenEnd) = (range.lowerBound, range.upperBound, random.chance(50))
          return block
        }
      }
      let entries = blocks(&random).map { block in
        Routine.Entry(block: block, rule: random.pick([nil, "weekday", "fri", "mon wed", "month on 20"]).map(Self.rule))
      }
      let file = random.chance(80) ? Array(blocks(&random).prefix(3)) : nil
      let date = Sketch.date("2026-11-20").adding(days: Int.random(in: -3...3, using: &random))
      let isPast = random.chance(10)

      let taken = (file ?? []).reduce(into: Set<Int>()) { $0.formUnion($1.range.minuteSet) }
      func walk(_ block: TimeBlock, to starts: [Int]) -> Int {
        guard !block.hasWrittenEnd else { return block.end.minutes }
        return (block.start.minutes + 1...block.end.minutes).first { starts.contains($0) } ?? block.end.minutes
      }
      var twin: [TimeBlock] = []
      for entry in entries where !isPast {
        let isDue = entry.rule.map { $0.schedule(weekStart: .monday, earliestEntry: nil).isDue(on: date) } ?? true
        guard isDue, !(file ?? []).contains(where: { $0.title == entry.block.title }) else { continue }
        var block = entry.block
        block.isRoutine = true
        block.end = TimeOfDay(minutes: walk(block, to: (file ?? []).map(\.start.minutes)))!
        if block.range.minuteSet.isDisjoint(with: taken) { twin.append(block) }
      }
      let starts = twin.map(\.start.minutes)
      for index in twin.indices { twin[index].end = TimeOfDay(minutes: walk(twin[index], to: starts))! }
      let ordered = (0..<1440).flatMap { minute in twin.filter { $0.start.minutes == minute } }
      let shown = Routine(entries, weekStart: .monday).blocks(on: date, besides: file, isPast: isPast)
      #expect(shown == ordered, "seed \(seed): \(Self.text(shown)), and not \(Self.text(ordered))")
    }
  }
}
