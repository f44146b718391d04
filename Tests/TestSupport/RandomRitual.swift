import Chronology
import Planner

extension RandomPlan {
  /// A random ritual: arcs of habits with their logs, some of them ended early, among sections of notes.
  public mutating func ritual() -> Plan {
    let place = RandomSurroundings(kind: .ritual)
    var ritual = Ritual(content: content { $0.noteOrBox(place) })
    ritual.category = optional(50) { $0.line() }
    ritual.time = optional(50) { $0.random.pick(DaySlot.allCases) }
    ritual.theme = optional(30) { $0.line() }
    ritual.duration = optional(50) { Int.random(in: 7...365, using: &$0.random) }
    ritual.finished = optional(20) { $0.date() }
    for number in 1..<Int.random(in: 1...4, using: &random) {
      let arc = arc(number, place)
      ritual.sections.insert(arc, at: Int.random(in: 0...ritual.sections.count, using: &random))
    }
    return .ritual(ritual)
  }

  private mutating func arc(_ number: Int, _ place: RandomSurroundings) -> PlanSection {
    let first = date()
    let length = Int.random(in: 7...365, using: &random)
    guard let days = DateRange(first: first, last: first.adding(days: length - 1)) else {
      preconditionFailure("\(length) days from \(first) are a range")
    }
    let title = ArcTitle(number: number, days: days)
    var arc = section(titled: title.text, as: .arc(title)) { $0.habit(place) }
    if random.chance(30) {
      arc.ended = first.adding(days: Int.random(in: 0..<length, using: &random))
      arc.otherFields = otherFields()
    }
    return arc
  }

  private mutating func habit(_ place: RandomSurroundings) -> PlanItem {
    var habit = HabitRule(goal: optional(30) { Int.random(in: 1...365, using: &$0.random) })
    habit.rule = optional(40) { $0.dayRule() }
    var item = PlanItem(.habit(habit), text: line(), icon: icon())
    if habit != HabitRule() || item.hasSymbol { addFieldParts(to: &item) }
    if random.chance(10) { item.box = box() }
    item.log = log { $0.state() }
    return finish(item, place)
  }

  /// What tells when a habit is due: neither hours nor *after done*, and no time of day.
  mutating func dayRule() -> RecurringRule {
    var rule = RecurringRule(
      rule: recurrence(["daily", "weekday", "2 weeks on mon", "month on last", "mon wed", "weekly", "3 times a week"])
    )
    (rule.from, rule.until) = bounds()
    if random.chance(25) { rule.months = MonthSet(many(1...3) { $0.random.pick(Month.allCases) }) }
    return rule
  }

  /// Of a repeating block, which has its days.
  mutating func blockRule() -> RecurringRule {
    var rule = dayRule()
    if rule.rule.times != nil { rule.rule = recurrence(["weekend"]) }
    return rule
  }

  /// An item that says nothing but its words, and perhaps whether it is done.
  mutating func noteOrBox(_ place: RandomSurroundings) -> PlanItem {
    random.chance(60) ? note(place) : taskOrStep(place)
  }
}
