import Languages
import Planner

/// What lists of items say of them.
enum ItemMessage: Message, Hashable {
  /// How it stands today, in a word.
  case state(ListedItem.State)
  /// What stands for the words of a block, and of a marked week, that has none.
  case unnamedBlock, unnamedMark
  case nothingToList
  /// `12 items`
  case items(Int)
  /// `Streaks, 3 items:`, behind which they follow.
  case group(String, Int)
  /// `Found: ` before a line that has what was looked for.
  case found(String)
}
