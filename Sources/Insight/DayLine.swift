import Planner

extension DayFigures {
  /// One line on the day, by its band and streak.
  ///
  /// A day that is over and was not perfect has no streak, so that only the lines of today speak of one that is still open.
  public var line: String {
    if when == .ahead { return "This day is in the future." }
    let isToday = when == .today
    switch (rate.band, streak) {
    case (.all, ...1): return isToday ? "All done today." : "All done."
    case (.all, 2...6): return "All done, day \(streak) of the streak."
    case (.all, _): return "All done, \(streak) days without a miss."
    case (.half, 0): return isToday ? "Half or more is done so far." : "Half or more was done."
    case (.half, _): return "Half or more is done so far; the rest keeps a streak of \(counted(streak, "day"))."
    case (.less, 0): return isToday ? "Less than half is done so far." : "Less than half was done."
    case (.less, _): return "The day is open, with a streak of \(counted(streak, "day")) before it."
    case (.nothingDue, 0) where isSkipped:
      return isToday ? "All that is due today is skipped." : "All that was due was skipped."
    case (.nothingDue, _) where isSkipped:
      return (isToday ? "All that is due today is skipped" : "All that was due was skipped")
        + "; the streak stays at \(counted(streak, "day"))."
    case (.nothingDue, 0): return isToday ? "Nothing is due today." : "Nothing was due."
    case (.nothingDue, _):
      return (isToday ? "Nothing is due today" : "Nothing was due") + "; the streak stays at \(counted(streak, "day"))."
    }
  }
}
