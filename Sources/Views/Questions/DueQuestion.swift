package import Chronology

/// When something is to be due, for a list to show it.
package enum DueQuestion: Hashable, Sendable {
  /// Before today, and still to do.
  case overdue
  /// On a day or before it, so that what is overdue is not forgotten.
  case by(CivilDate)
  /// On one of some days.
  case within(DateRange)
  /// On no day.
  case never

  /// - Parameters:
  ///   - due: the day on which it is due, or recurs; nil for none.
  ///   - isToDo: whether it is neither done nor dropped.
  func admits(_ due: CivilDate?, isToDo: Bool, today: CivilDate) -> Bool {
    switch (self, due) {
    case (.never, nil): true
    case (.overdue, let due?): isToDo && due < today
    case (.by(let day), let due?): due <= day
    case (.within(let days), let due?): days.contains(due)
    case (.never, _?), (.overdue, nil), (.by, nil), (.within, nil): false
    }
  }
}
