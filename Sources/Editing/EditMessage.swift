import Languages
import Outline

/// Why a file is not changed, whatever the change.
enum EditMessage: Message {
  case cannotBeChanged(String)
  case lintIt
  case cannotBeReadBack(String)
  case moreWouldChange(String)
  case changeByHand
  case isNotInVault(String)
  case hasNoItem(String)
  case hasNoHeading(String)
  case hasNoEntry(String)
  case hasNoWords(at: String)
  case hasTwice(FieldKey, at: String)
  case removeOneByHand
  case doesNotClose(String, at: String)
  case closeBracket
  case noWordsToWrite
  case intoItself
}
