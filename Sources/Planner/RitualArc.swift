public import Chronology

/// One arc of a ritual: some weeks in which its habits are kept (format, *Arcs*).
public struct RitualArc: Hashable, Sendable {
  public var number: Int
  /// First to last, as planned (`Ritual.arcLengths`).
  public var days: DateRange
  /// The last day that counts, where the arc was ended early; a day of `days`.
  public var ended: CivilDate?
  public var habits: [ArcHabit]
  /// What is written in its section besides habits.
  public var notes: [Note]

  public init(number: Int, days: DateRange, ended: CivilDate? = nil, habits: [ArcHabit] = [], notes: [Note] = []) {
    self.number = number
    self.days = days
    self.ended = ended
    self.habits = habits
    self.notes = notes
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
  /// The same as a file has them, whatever becomes of the title.
  public let written: String
  public var icon: Icon?
  /// When it is due; nil where nothing is said: on every day of its arc.
  public var rule: RecurringRule?
  /// How many completions it aims at; nil where nothing is said: its due days.
  public var goal: Int?
  public var log: [LogRecord]
  /// What is written below it besides its log.
  public var notes: [Note]

  public init(
    title: String,
    icon: Icon? = nil,
    rule: RecurringRule? = nil,
    goal: Int? = nil,
    log: [LogRecord] = [],
    notes: [Note] = []
  ) {
    self.title = title
    written = title
    self.icon = icon
    self.rule = rule
    self.goal = goal
    self.log = log
    self.notes = notes
  }
}

/// A ritual as far as sums go: what it is called, where it belongs, and its arcs; and what is written of it.
public struct TrackedRitual: Hashable, Sendable {
  public var title: String
  /// The same as a file has it, whatever becomes of the title.
  public let written: String
  public var icon: Icon?
  public var category: String?
  public var slot: DaySlot
  /// The day from which nobody asks to renew it.
  public var finished: CivilDate?
  /// By their first days.
  public var arcs: [RitualArc]
  /// For programs that show it; any words.
  public var theme: String?
  /// What is written outside of its arcs.
  public var notes: [Note]

  public init(
    title: String,
    icon: Icon? = nil,
    category: String? = nil,
    slot: DaySlot = .anytime,
    finished: CivilDate? = nil,
    arcs: [RitualArc] = [],
    theme: String? = nil,
    notes: [Note] = []
  ) {
    self.title = title
    written = title
    self.icon = icon
    self.category = category
    self.slot = slot
    self.finished = finished
    self.theme = theme
    self.notes = notes
    self.arcs = arcs.sorted { ($0.days.first, $0.number) < ($1.days.first, $1.number) }
  }
}
