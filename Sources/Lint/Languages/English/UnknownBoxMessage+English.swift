import Import
import Languages

private let language = Language.english

extension UnknownBoxMessage {
  var english: String {
    switch self {
    case .hasNoState(let box): "\(language.quoted(box)) is neither open nor done nor dropped"
    case .writeState:
      "write \(language.quoted("[ ]")) for open, \(language.quoted("[x]")) for done or \(language.quoted("[-]")) for dropped"
    case .sayInWords(let box, let meaning):
      switch meaning {
      case .halfDone: "write \(language.quoted(box)), and say in words that it is half done"
      case .movedOn: "write \(language.quoted(box)), and say in words that it is moved on"
      case .scheduled: "write \(language.quoted(box)), and say in words that it is scheduled"
      case .important: "write \(language.quoted(box)), and say in words that it is important"
      case .inDoubt: "write \(language.quoted(box)), and say in words that it is in doubt"
      case .begunOrDropped: "write \(language.quoted(box)), and say in words that it is begun, or dropped"
      }
    case .writeParts(let box): "write \(language.quoted(box)), and each part as a task of its own below it"
    case .write(let text): "write \(language.quoted(text))"
    }
  }
}
