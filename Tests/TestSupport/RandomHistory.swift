import Chronology
import Planner

/// Random rituals with arcs, habits and logs around a day.
public struct RandomHistory {
  public var random: SplitMix64
  public let today: CivilDate
  public let weekStart: Weekday

  /// The rules that habits have; without one they are due every day.
  static let rules = [
    "daily", "weekday", "weekend", "mon wed fri", "sun", "2 days", "3 days", "weekly", "2 weeks", "2 weeks on tue sat",
    "monthly",
    "month on 1 15 last", "3 days after done", "week after done", "2 hours",
    "3 times a week", "2 times a week", "5 times in 2 weeks", "6 times a month",
  ]

  public init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    today = CivilDate("2026-11-20")!.adding(days: Int.random(in: -3...3, using: &random))
    weekStart = random.pick([.monday, .sunday])
  }

  public mutating func rituals() -> [TrackedRitual] {
    (0..<Int.random(in: 0...4, using: &random)).map { ritual(title: "Ritual \($0)") }
  }

  public mutating func ritual(title: String = "Ritual") -> TrackedRitual {
    var day = today.adding(days: -Int.random(in: -5...150, using: &random))
    let titles = ["Drink", "Walk", "Read", "Weigh", "Rest"].shuffled(using: &random).prefix(random.pick([0, 1, 2, 3]))
    var arcs: [RitualArc] = []
    for number in 1...Int.random(in: 1...4, using: &random) {
      let arc = arc(number: number, first: day, titles: Array(titles))
      arcs.append(arc)
      // Most follow at once or after a gap; some overlap.
      let gap =
        random.chance(40)
        ? 1 : random.chance(80) ? Int.random(in: 1...20, using: &random) : -Int.random(in: 0...8, using: &random)
      day = arc.effectiveDays.last.adding(days: gap)
    }
    return TrackedRitual(
      title: title,
      slot: random.pick(DaySlot.allCases),
      finished: random.chance(15) ? near(30) : nil,
      arcs: arcs
    )
  }

  private mutating func arc(number: Int, first: CivilDate, titles: [String]) -> RitualArc {
    let count = random.chance(60) ? Int.random(in: 7...28, using: &random) : Int.random(in: 7...90, using: &random)
    let last = first.adding(days: count - 1)
    return RitualArc(
      number: number,
      days: DateRange(first: first, last: last)!,
      ended: random.chance(25) ? first.adding(days: Int.random(in: 0..<count, using: &random)) : nil,
      habits: titles.filter { _ in random.chance(85) }.map { habit($0, first, count) }
    )
  }

  private mutating func habit(_ title: String, _ first: CivilDate, _ count: Int) -> ArcHabit {
    var habit = ArcHabit(title: title)
    if random.chance(50) {
      var rule = RecurringRule(rule: try! Recurrence.parse(random.pick(RandomHistory.rules)).get())
      if random.chance(30) { rule.from = first.adding(days: Int.random(in: -20...20, using: &random)) }
      if random.chance(15) { rule.until = first.adding(days: Int.random(in: 0...40, using: &random)) }
      if random.chance(10) {
        rule.months = [MonthSet([.november]), MonthSet([.october, .december])].randomElement(using: &random)!
      }
      habit.rule = rule
    }
    if random.chance(30) { habit.goal = Int.random(in: 0...30, using: &random) }
    habit.log = log(first, count)
    return habit
  }

  /// Mostly kept, so that there are streaks; now and then outside the arc.
  private mutating func log(_ first: CivilDate, _ count: Int) -> [LogRecord] {
    var log: [LogRecord] = []
    let kept = random.pick([20, 70, 95, 100])
    for offset in -2..<count + 2 where random.chance(kept) {
      let status = random.pick([LogRecord.Status.done, .done, .done, .done, .done, .done, .skipped, .missed])
      let length = random.chance(10) ? Int.random(in: 1...6, using: &random) : 1
      let day = first.adding(days: offset)
      if random.chance(offset < 0 || offset >= count ? 20 : 100) {
        log.append(LogRecord(days: DateRange(first: day, last: day.adding(days: length - 1))!, status: status))
      }
    }
    return log.shuffled(using: &random)
  }

  private mutating func near(_ days: Int) -> CivilDate { today.adding(days: Int.random(in: -days...days, using: &random)) }
}
