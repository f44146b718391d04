public import Chronology

/// One arc of a ritual: some weeks in which its habits are kept (format, *Arcs*).
public struct RitualArc: Hashable, Sendable {
  public var number: Int
  /// First to last, as planned: 7 to 365 of them.
  public var days: DateRange
  /// The last day that counts, where the arc was ended early; a day of `days`.
  public var ended: CivilDate?
  public var habits: [ArcHabit]

  public init(number: Int, days: DateRange, ended: CivilDate? = nil, habits: [ArcHabit] = []) {
    self.number = number
    self.days = days
    self.ended = ended
    self.habits = habits
  }

  /// The days that count: to its last, or to the one on which it was ended.
  public var effectiveDays: DateRange {
    ended.flatMap { DateRange(first: days.first, last: min($0, days.last)) } ?? days
  }
}

/// A habit of an arc.
public struct ArcHabit: Hashable, Sendable {
  /// Its words.
  public var title: String
  public var icon: Icon?
  /// When it is due; nil where nothing is said: on every day of its arc.
  public var rule: RecurringRule?
  /// How many completions it aims at; nil where nothing is said: its due days.
  public var goal: Int?
  public var log: [LogRecord]

  public init(title: String, icon: Icon? = nil, rule: RecurringRule? = nil, goal: Int? = nil, log: [LogRecord] = []) {
    self.title = title
    self.icon = icon
    self.rule = rule
    self.goal = goal
    self.log = log
  }
}

/// A ritual as far as sums go: what it is called, where it belongs, and its arcs.
public struct TrackedRitual: Hashable, Sendable {
  public var title: String
  public var icon: Icon?
  public var category: String?
  public var slot: DaySlot
  /// The day from which nobody asks to renew it.
  public var finished: CivilDate?
  /// By their first days.
  public var arcs: [RitualArc]

  public init(
    title: String,
    icon: Icon? = nil,
    category: String? = nil,
    slot: DaySlot = .anytime,
    finished: CivilDate? = nil,
    arcs: [RitualArc] = []
  ) {
    self.title = title
    self.icon = icon
    self.category = category
    self.slot = slot
    self.finished = finished
    self.arcs = arcs.sorted { ($0.days.first, $0.number) < ($1.days.first, $1.number) }
  }
}
