import Chronology
import Languages
import Planner

private let language = Language.spanish

extension UnreadArcMessage {
  var spanish: String {
    switch self {
    case .isNotRead(let title): "\(language.quoted(title)) no se lee como un arco"
    case .writeNumberAndDays:
      "escribe el número y el primer y el último día, como \(language.quoted("Arc 2: 2026-11-01 - 2026-11-28"))"
    case .writeBothDays(let arc): "escribe su primer y su último día, como \(language.quoted(arc.text))"
    case .writeEarlierFirst: "escribe primero el día que va antes"
    case .writeNumber(let days): "escribe un número de 1 en adelante, como \(language.quoted("Arc 1: \(days)"))"
    case .writeNothingMore(let text): "escribe \(language.quoted(text)) y nada más; lo demás va debajo"
    case .write(let text): "escribe \(language.quoted(text))"
    }
  }
}
