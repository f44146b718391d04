import Chronology
import Languages
import Phrases
import Planner

/// When something is, as words were read: all that a person is told of it.
struct ReadWhen: Hashable, Sendable {
  var day: CivilDate?
  var due: CivilDate?
  /// As it is written in a file.
  var rule: String?
  var start: ShownTime?
  var end: ShownTime?
  var minutes: Int?
  /// As it is written in a file.
  var priority: String?

  /// Nil where it is told as the words were typed: who wrote `18:00` need not be told that it is 18:00.
  func unless(typed text: String) -> ReadWhen? { ReadingMessage.meaning(self).english == text ? nil : self }
}

/// How words that say when were read.
enum ReadingMessage: Message {
  /// `Fri 27 Nov 2026, 09:00`
  case meaning(ReadWhen)
  /// Of a noted task: `read “fri 9:00” as Fri 27 Nov 2026, 09:00; --literal leaves it in the words`. Of nothing more it is told that it
  /// is a time.
  case ofTask(String, ReadWhen?, isOver: Bool, isPartOfDay: Bool)
  /// Of a block: `read “fri 9:00” as Fri 27 Nov 2026, 09:00`
  case ofBlock(String, ReadWhen?)
}
