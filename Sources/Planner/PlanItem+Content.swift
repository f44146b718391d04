public import Chronology

extension PlanItem {
  /// What an item is, with the values that only it has.
  public enum Content: Hashable, Sendable {
    case text
    case bullet
    case checkbox
    case label
    case quote(author: String?)
    case image(source: String)
    /// The days since a date, or until one.
    case daysSince(CivilDate)
    case daysUntil(CivilDate)
    case count(Count)
    case counter(Counter)
    case streak(StreakRule)
    case textList([String])
    case timeline(DateRange)
    /// How many strokes.
    case tally(Int)
    case best(Best)
    case recurring(RecurringRule)
    case schedule(ScheduleTime)
    /// A task of a day, a project or a stack.
    case task
    /// A time block of a day.
    case block(ScheduleTime)
    /// A repeating block of the vault.
    case routine(RoutineTime)
    /// A category of the vault.
    case category
    /// A line of the vault's lists: its words are one link.
    case link
    /// A habit of a ritual's arc.
    case habit(HabitRule)
    /// A marked week of a life.
    case mark(MarkDetails)
    /// A phase of a life.
    case phase(PhaseDays)
    case activity(ActivityDetails)

    public var type: ItemType {
      switch self {
      case .text: .text
      case .bullet: .bullet
      case .checkbox: .checkbox
      case .label: .label
      case .quote: .quote
      case .image: .image
      case .daysSince: .countUp
      case .daysUntil: .countDown
      case .count(let count): count.direction == .up ? .countUp : .countDown
      case .counter: .counter
      case .streak: .streak
      case .textList: .textList
      case .timeline: .timeline
      case .tally: .tally
      case .best: .best
      case .recurring: .recurring
      case .schedule: .schedule
      case .task: .task
      case .block: .block
      case .routine: .routine
      case .category: .category
      case .link: .link
      case .habit: .habit
      case .mark: .mark
      case .phase: .phase
      case .activity: .activity
      }
    }
  }
}

/// A number that is counted up, or down to `to`.
public struct Count: Hashable, Sendable {
  public var direction: Direction
  public var value: Number
  /// Where it ends: 0 for a count down unless said.
  public var to: Number?
  /// The words after the number; empty where there are none.
  public var unit: String

  public init(direction: Direction, value: Number, to: Number? = nil, unit: String = "") {
    self.direction = direction
    self.value = value
    self.to = to
    self.unit = unit
  }

  /// Whether it has reached its end.
  public var isComplete: Bool {
    switch direction {
    case .down: value <= to ?? .zero
    case .up: to.map { value >= $0 } ?? false
    }
  }
}

/// So many of so many.
public struct Counter: Hashable, Sendable {
  public var value: Number
  /// Above 0.
  public var goal: Number
  /// The words after the numbers; empty where there are none.
  public var unit: String

  public init(value: Number, goal: Number, unit: String = "") {
    self.value = value
    self.goal = goal
    self.unit = unit
  }
}

/// The best of what was tried.
public struct Best: Hashable, Sendable {
  public var extreme: Extreme
  /// Nil where nothing is written; then it is that of the attempts.
  public var value: Number?
  public var unit: String

  public init(extreme: Extreme, value: Number? = nil, unit: String = "") {
    self.extreme = extreme
    self.value = value
    self.unit = unit
  }

  /// The better of two values.
  public func better(_ left: Number, _ right: Number) -> Number {
    extreme == .highest ? max(left, right) : min(left, right)
  }

  /// Whether its numbers are lengths of time: as that in the headline is, else as the first of the log. Nil where there is none.
  public func hasLengths(in log: [LogRecord]) -> Bool? {
    (value ?? log.lazy.compactMap(\.value).first)?.isLength
  }

  /// The best attempt of a log, or nil where none has a number. A number among lengths of time does not count, nor one of these
  /// among numbers.
  public func bestAttempt(in log: [LogRecord]) -> Number? {
    let isLength = hasLengths(in: log)
    return log.compactMap(\.value).filter { $0.isLength == isLength }.reduce(nil as Number?) { best, value in
      best.map { better($0, value) } ?? value
    }
  }
}

/// The time of a schedule row or a block.
public enum ScheduleTime: Hashable, Sendable, CustomStringConvertible {
  case at(TimeOfDay)
  case range(TimeRange)

  public var start: TimeOfDay {
    switch self {
    case .at(let time): time
    case .range(let range): range.start
    }
  }

  public var end: TimeOfDay? {
    switch self {
    case .at: nil
    case .range(let range): range.end
    }
  }

  /// The written form: `17:00`, `05:00 - 06:30`.
  public var description: String {
    switch self {
    case .at(let time): time.description
    case .range(let range): range.description
    }
  }
}

/// When a repeating block is.
public struct RoutineTime: Hashable, Sendable {
  public var time: ScheduleTime
  /// On which days; nil where nothing is written: on every day.
  public var rule: RecurringRule?

  public init(time: ScheduleTime, rule: RecurringRule? = nil) {
    self.time = time
    self.rule = rule
  }
}

/// When a habit is due, and how often it is aimed at.
public struct HabitRule: Hashable, Sendable {
  /// Nil where nothing is written: on every day of its arc.
  public var rule: RecurringRule?
  /// Nil where nothing is written: its due days.
  public var goal: Int?

  public init(rule: RecurringRule? = nil, goal: Int? = nil) {
    self.rule = rule
    self.goal = goal
  }
}

/// What a marked week says besides its phrase.
public struct MarkDetails: Hashable, Sendable {
  /// Any day of the week.
  public var date: CivilDate
  public var rating: WeekRating?
  public var category: LifeCategory?
  /// When it was filled in, if that was later.
  public var marked: CivilDate?

  public init(date: CivilDate, rating: WeekRating? = nil, category: LifeCategory? = nil, marked: CivilDate? = nil) {
    self.date = date
    self.rating = rating
    self.category = category
    self.marked = marked
  }
}

/// When a phase of a life is.
public struct PhaseDays: Hashable, Sendable {
  public var first: CivilDate
  /// Nil where no end is written.
  public var last: CivilDate?

  public init(first: CivilDate, last: CivilDate? = nil) {
    self.first = first
    self.last = last
  }

  /// The written form: a date, or a range of dates.
  public var description: String { last.map { "\(first) - \($0)" } ?? first.description }
}

/// What an activity says besides its name and its log.
public struct ActivityDetails: Hashable, Sendable {
  public var category: String?
  /// When it was added.
  public var since: CivilDate?

  public init(category: String? = nil, since: CivilDate? = nil) {
    self.category = category
    self.since = since
  }
}
