/// An export of Loop Habit Tracker, as far as several tests write one.
enum LoopExport {
  /// The first line of `Habits.csv`.
  static let head =
    "Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?\n"
}
