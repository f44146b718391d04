import Languages
import Planner

/// Where a number that a page counts stands, as it is told beside its value.
enum StandingMessage: Message {
  /// `12 boxes, reached`; the value as it is shown.
  case reached(String)
  /// `1,200.5 €, up to 5,000`; the value as it is shown, and where it goes.
  case goal(String, Direction, Number)
  /// `35 days to go`
  case daysToGo(Int)
  /// `in 3 days`, of a day since which is counted.
  case inDays(Int)
  /// `15 days ago`, of a day until which is counted.
  case daysAgo(Int)
}
