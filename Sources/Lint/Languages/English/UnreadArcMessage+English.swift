import Chronology
import Languages
import Planner

private let language = Language.english

extension UnreadArcMessage {
  var english: String {
    switch self {
    case .isNotRead(let title): "\(language.quoted(title)) is not read as an arc"
    case .writeNumberAndDays: "write number, first and last day, as \(language.quoted("Arc 2: 2026-11-01 - 2026-11-28"))"
    case .writeBothDays(let arc): "write its first and its last day, as \(language.quoted(arc.text))"
    case .writeEarlierFirst: "write the earlier day first"
    case .writeNumber(let days): "write a number from 1 on, as \(language.quoted("Arc 1: \(days)"))"
    case .writeNothingMore(let text): "write \(language.quoted(text)) and nothing more; other words go below it"
    case .write(let text): "write \(language.quoted(text))"
    }
  }
}
