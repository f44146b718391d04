import Chronology
import Languages

private let language = Language.english

extension OpenWithDoneMessage {
  var english: String {
    switch self {
    case .isOpenAndDone(let date): "the box is open, and \(language.quoted("done")) says \(date)"
    case .tickOrRemove: "tick the box, or remove \(language.quoted("done"))"
    case .writeInLog(let date):
      "what recurs is done in its log: write \(language.quoted("- \(date)")) below it, and remove \(language.quoted("done"))"
    case .tick: "Tick the box"
    }
  }
}
