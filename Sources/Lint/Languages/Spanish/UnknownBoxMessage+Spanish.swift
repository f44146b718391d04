import Import
import Languages

private let language = Language.spanish

extension UnknownBoxMessage {
  var spanish: String {
    switch self {
    case .hasNoState(let box): "\(language.quoted(box)) no significa ni abierta ni hecha ni descartada"
    case .writeState:
      "escribe \(language.quoted("[ ]")) si está abierta, \(language.quoted("[x]")) si está hecha o \(language.quoted("[-]")) si está descartada"
    case .sayInWords(let box, let meaning):
      switch meaning {
      case .halfDone: "escribe \(language.quoted(box)), y di con palabras que está a medias"
      case .movedOn: "escribe \(language.quoted(box)), y di con palabras que se pospuso"
      case .scheduled: "escribe \(language.quoted(box)), y di con palabras que está programada"
      case .important: "escribe \(language.quoted(box)), y di con palabras que es importante"
      case .inDoubt: "escribe \(language.quoted(box)), y di con palabras que está en duda"
      case .begunOrDropped: "escribe \(language.quoted(box)), y di con palabras que está empezada o descartada"
      }
    case .writeParts(let box): "escribe \(language.quoted(box)), y cada parte como una tarea aparte debajo"
    case .write(let text): "escribe \(language.quoted(text))"
    }
  }
}
