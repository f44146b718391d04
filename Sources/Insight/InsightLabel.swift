import Languages
import Planner

/// What stands over or beside a figure of an insight.
enum InsightLabel: Message, Hashable {
  /// The title of a card: `Habits Today`.
  case card(InsightCard)
  /// A ritual, by its title.
  case ritual(InsightName)
  /// The longest streak.
  case longest
  case perfectDays
  case checkIns
  case today
  /// `Past 7 days`
  case past(days: Int)
  /// `7 days before`
  case before(days: Int)
  /// `All days`
  case allDays
  /// `All`, of days of which some are active.
  case all
}

extension InsightLabel {
  /// The same with something else said of the ritual that it is.
  func naming(_ name: (InsightName) -> String) -> InsightLabel {
    switch self {
    case .ritual(let title): .ritual(InsightName(words: name(title)))
    case .card, .longest, .perfectDays, .checkIns, .today, .past, .before, .allDays, .all: self
    }
  }
}
