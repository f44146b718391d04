import Chronology
import Languages

/// What is said of the items below a heading, where no file says it.
enum GroupMessage: Message, Hashable {
  case noProject, noTag
  /// `Streaks`
  case kind(KindMessage)
  /// `Due within a week`
  case due(DueSpan)
  /// `1 open`, or `1 open, 2 not open yet` where those are shown too.
  case open(Int, waiting: Int)
}

/// How soon something is due.
enum DueSpan: Hashable, Sendable, CaseIterable {
  case overdue, today, tomorrow, week, later, never

  init(_ due: CivilDate?, today: CivilDate) {
    guard let due else {
      self = .never
      return
    }
    switch today.days(until: due) {
    case ..<0: self = .overdue
    case 0: self = .today
    case 1: self = .tomorrow
    case 2...7: self = .week
    default: self = .later
    }
  }
}
