package import Chronology
import Languages

/// Why words of the command line name no days that can be shown.
package enum StatsProblem: Message, Hashable {
  /// What leads on, where words are no week, month or year as asked.
  package enum Hint: Hashable, Sendable {
    /// `did you mean “2026-11”?`
    case meant(String)
    /// The command that shows those days.
    case days(command: String)
    /// The command that shows that week, month or year.
    case whole(StatsPeriodSpan, command: String)
  }

  /// `“foo” is not a month like 2026-11, nov, this or last`, and what leads on.
  case notRead(String, StatsPeriodSpan, Hint?)
  /// `2027-01 is in the future: today is 2026-11-20`
  case inTheFuture(String, today: CivilDate)
  /// `the last day of “5 nov..1 nov”, 2026-11-01, is before the first, 2026-11-05`
  case backwards(String, first: CivilDate, last: CivilDate)
}
