import Languages
import Planner

/// What the views of insights say, besides what the insights say themselves.
enum InsightMessage: Message {
  case title
  /// `up 4 points week over week`; without points, of counts: `up week over week`.
  case trend(Trend, points: Int?)
  /// Where words may mean several cards, which are listed below.
  case severalCards(String)
  /// Where they mean none: all cards are listed below. With the name that is nearest.
  case noCard(String, nearest: String?)
}
