import Chronology
import Languages

/// What is said of the days of habits, one by one.
enum HabitYearMessage: Message {
  /// `Each habit, the last twelve months`
  case title
  /// The name of a habit whose words are markup alone.
  case untitled
  /// `47 of 60 days done, 3 skipped`
  case days(Int, of: Int, skipped: Int)
  /// The same, with the days that a picture shows: `…, from 2025-11-21 to 2026-11-20.`
  case daysOfPicture(Int, of: Int, skipped: Int, DateRange)
  /// `Water: a column for each week`
  case weeksOf(String)
  /// What a table of months shows.
  case daysOfMonths
  case month
}
