import Languages
import Outline
import Planner

/// What an item or a file is, in words that begin with a small letter. The words by which kinds are asked for are the same in all
/// languages (`KindWord`).
enum KindMessage: Message, Hashable {
  /// `streak`
  case item(ItemType)
  /// `streaks`
  case items(ItemType)
  /// `page`
  case file(DocumentKind)
  /// `pages`
  case files(DocumentKind)
}
