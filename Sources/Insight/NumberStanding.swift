public import Chronology
public import Planner

/// A number of a page as it stands today: it has no history (format, *Months, years and other ranges*).
public struct NumberStanding: Hashable, Sendable {
  /// Of a count of days, how far today is from its date: negative before `since`, and after `until`.
  public let value: Number
  /// What it is to reach; nil where none is said, and of a count of days.
  public let goal: Number?
  /// The words after the number; empty where there are none.
  public let unit: String
  /// How much of the goal it is, as a rate's percent; nil without a goal, and of a count down.
  public let percent: Int?
  /// Whether it has come to its end; of one without an end, false.
  public let isReached: Bool

  /// Nil for an item that is no counter, count or tally.
  public init?(_ content: PlanItem.Content, today: CivilDate) {
    switch content {
    case .counter(let counter):
      self.init(
        counter.value,
        goal: counter.goal,
        unit: counter.unit,
        percent: counter.percent,
        isReached: counter.value >= counter.goal
      )
    case .count(let count):
      self.init(
        count.value,
        goal: count.to ?? (count.direction == .down ? .zero : nil),
        unit: count.unit,
        percent: count.direction == .up ? NumberStanding.percent(count.value, of: count.to) : nil,
        isReached: count.isComplete
      )
    case .daysSince(let date): self.init(Number(date.days(until: today)))
    case .daysUntil(let date): self.init(Number(today.days(until: date)), isReached: date <= today)
    case .tally(let strokes): self.init(Number(strokes))
    case .text, .bullet, .checkbox, .label, .quote, .image, .streak, .textList, .timeline, .best, .recurring, .schedule, .task,
      .block, .routine, .category, .link, .habit, .mark, .phase, .activity:
      return nil
    }
  }

  /// As of a counter; nil for a goal that is not above 0.
  private static func percent(_ value: Number, of goal: Number?) -> Int? {
    goal.flatMap { $0 > .zero ? Counter(value: value, goal: $0).percent : nil }
  }

  private init(_ value: Number, goal: Number? = nil, unit: String = "", percent: Int? = nil, isReached: Bool = false) {
    self.value = value
    self.goal = goal
    self.unit = unit
    self.percent = percent
    self.isReached = isReached
  }
}
