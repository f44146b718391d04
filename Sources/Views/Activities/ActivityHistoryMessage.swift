import Chronology
import Insight
import Languages

/// What is said of the completions of activities: of a period, and of a year of days.
enum ActivityHistoryMessage: Message {
  /// `Activities of the past 7 days`, or `Activities`, as the days are told beside it.
  case heading(ActivitySpan)
  /// `Activities of the past 7 days, 2026-11-14 - 2026-11-20: 5 completions.`
  case sentence(ActivitySpan, completions: Int)
  /// `5 completions`
  case completionCount(Int)
  case nothingDone
  case completions
  /// `The latest of 88 completions`
  case latest(of: Int)
  /// `Completions in the past 7 days`
  case completionsIn(ActivitySpan)
  /// `Nothing in the past 7 days.`
  case nothingIn(ActivitySpan)

  // A year of days.
  case done
  /// What an empty sign of a terminal means, beside `done`.
  case not
  case notDone
  case howOften
  case yearByWeeks
  /// `88 days done`
  case daysDone(Int)
  /// `88 days done from 2025-11-21 to 2026-11-20; the list below has each.`
  case yearInWords(Int, DateRange)
}
