import Chronology
import Languages

private let language = Language.french

extension OpenWithDoneMessage {
  var french: String {
    switch self {
    case .isOpenAndDone(let date): "la case est ouverte, et \(language.quoted("done")) dit \(date)"
    case .tickOrRemove: "cochez la case, ou enlevez \(language.quoted("done"))"
    case .writeInLog(let date):
      "ce qui revient est noté comme fait dans son journal\u{A0}: écrivez \(language.quoted("- \(date)")) en dessous, et enlevez \(language.quoted("done"))"
    case .tick: "Cocher la case"
    }
  }
}
