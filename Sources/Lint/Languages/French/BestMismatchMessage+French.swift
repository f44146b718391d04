import Chronology
import Languages
import Planner

private let language = Language.french

extension BestMismatchMessage {
  var french: String {
    switch self {
    case .isBeaten(let written, .highest, let best, let day):
      "\(language.quoted(written)) n’est pas le plus élevé\u{A0}: le journal a \(language.quoted(best)), le \(day)"
    case .isBeaten(let written, .lowest, let best, let day):
      "\(language.quoted(written)) n’est pas le plus bas\u{A0}: le journal a \(language.quoted(best)), le \(day)"
    case .writeOrCorrectAttempt(let best): "écrivez \(language.quoted(best)) ici, ou corrigez l’essai"
    case .isNotInLog(let written, .highest, let best, let day):
      "aucun essai du journal n’a \(language.quoted(written))\u{A0}: le plus élevé est \(language.quoted(best)), le \(day)"
    case .isNotInLog(let written, .lowest, let best, let day):
      "aucun essai du journal n’a \(language.quoted(written))\u{A0}: le plus bas est \(language.quoted(best)), le \(day)"
    case .logOrCorrect: "écrivez l’essai et son jour dans le journal, ou corrigez le nombre"
    }
  }
}
