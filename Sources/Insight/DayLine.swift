package import Languages
import Planner

/// One line on a day, by its band and streak.
///
/// A day that is over and was not perfect has no streak, so only the lines of today speak of one that is still open.
enum DayLine: Message {
  case ahead
  /// `All done today.`, `All done, day 3 of the streak.`; beside something skipped `All that was not skipped is done.`
  case allDone(isToday: Bool, streak: Int, hasSkipped: Bool)
  /// `Half or more was done.`
  case half(isToday: Bool)
  /// `Half or more is done so far; the rest keeps a streak of 3 days.`
  case halfOfStreak(Int)
  /// `Less than half was done.`
  case less(isToday: Bool)
  /// `The day is open, with a streak of 3 days before it.`
  case openAfterStreak(Int)
  /// `All that was due was skipped; the streak stays at 3 days.`
  case allSkipped(isToday: Bool, streak: Int)
  /// `Nothing was due; the streak stays at 3 days.`
  case nothingDue(isToday: Bool, streak: Int)
}

extension DayFigures {
  /// One line on the day, in English, as programs read it.
  public var line: String { line(hasSkipped: false).english }

  /// One line on the day.
  ///
  /// - Parameter hasSkipped: whether some of what was due was skipped; then not all is done.
  package func line(hasSkipped: Bool, in language: Language) -> String { language.say(line(hasSkipped: hasSkipped)) }

  private func line(hasSkipped: Bool) -> DayLine {
    if when == .ahead { return .ahead }
    let isToday = when == .today
    switch rate.band {
    case .all: return .allDone(isToday: isToday, streak: streak, hasSkipped: hasSkipped)
    case .half: return streak == 0 ? .half(isToday: isToday) : .halfOfStreak(streak)
    case .less: return streak == 0 ? .less(isToday: isToday) : .openAfterStreak(streak)
    case .nothingDue:
      return isSkipped ? .allSkipped(isToday: isToday, streak: streak) : .nothingDue(isToday: isToday, streak: streak)
    }
  }
}
