import Chronology
import Languages
import Planner

/// A tip of an insight: a fact about the rituals, or what can be done with the program.
enum InsightTip: Message, Hashable {
  /// There is no ritual yet.
  case presets
  /// `“Water” is complete; …`: what begins its next arc.
  case complete(InsightName)
  case noArcToday
  /// `Today is the last day of “Water”.`
  case lastDay(InsightName)
  /// `The next arc to end is that of “Water”, in 8 days.`
  case nextEnd(InsightName, days: Int)
  /// What a perfect day is.
  case perfectDay
  /// `Open today: 2 habits.`; where a streak goes on, how many days it has then.
  case openToday(Int, streak: Int?)
  /// `The longest streak was 4 days.`
  case longestWas(Int)
  case longestSoFar
  /// `In 4 days it is as long as the longest.`
  case daysToLongest(Int)
  case nothingDueToday
  case allDoneToday
  case nothingOpenToday
  /// `Open: “Walk” and 1 more.`
  case open(InsightName, others: Int)
  /// That two weeks make a trend.
  case trendToCome
  /// `The past 7 days are 12 points above the 7 before.`
  case week(Trend, points: Int)
  /// What makes a day active.
  case activeDay
  /// Whether today is one of the active days.
  case today(isActive: Bool)
  case allDoneInWeek
  /// `On 5 of the past 7 days nothing of what was due was done.`
  case idleDays(Int)
  case nothingDueInWeek
  /// `The lowest day was Friday, with 50 %.`
  case lowestDay(Weekday, Rate)
  /// What a check-in is.
  case checkIn
  /// `15 more make 25.`
  case nextRound(missing: Int, Int)
  case nothingDueInMonth
  /// That two rituals make a comparison.
  case comparisonToCome
  case sameRates
  /// `The lowest rate is that of “Water”.`
  case lowestRate(InsightName)
}

extension InsightTip {
  /// The same with something else said of the ritual or the habit that it names.
  func naming(_ name: (InsightName) -> String) -> InsightTip {
    func said(_ title: InsightName) -> InsightName { InsightName(words: name(title)) }
    return switch self {
    case .complete(let title): .complete(said(title))
    case .lastDay(let title): .lastDay(said(title))
    case .nextEnd(let title, let days): .nextEnd(said(title), days: days)
    case .open(let title, let others): .open(said(title), others: others)
    case .lowestRate(let title): .lowestRate(said(title))
    case .presets, .noArcToday, .perfectDay, .openToday, .longestWas, .longestSoFar, .daysToLongest, .nothingDueToday,
      .allDoneToday, .nothingOpenToday, .trendToCome, .week, .activeDay, .today, .allDoneInWeek, .idleDays, .nothingDueInWeek,
      .lowestDay, .checkIn, .nextRound, .nothingDueInMonth, .comparisonToCome, .sameRates:
      self
    }
  }
}
