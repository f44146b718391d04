import Chronology
import Languages

private let language = Language.spanish

extension OpenWithDoneMessage {
  var spanish: String {
    switch self {
    case .isOpenAndDone(let date): "la casilla está abierta, y \(language.quoted("done")) dice \(date)"
    case .tickOrRemove: "marca la casilla, o quita \(language.quoted("done"))"
    case .writeInLog(let date):
      "lo que se repite se da por hecho en su registro: escribe \(language.quoted("- \(date)")) debajo, y quita \(language.quoted("done"))"
    case .tick: "Marcar la casilla"
    }
  }
}
