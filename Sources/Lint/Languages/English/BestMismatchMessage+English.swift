import Chronology
import Languages
import Planner

private let language = Language.english

extension BestMismatchMessage {
  var english: String {
    switch self {
    case .isBeaten(let written, .highest, let best, let day):
      "\(language.quoted(written)) is not the highest: the log has \(language.quoted(best)), on \(day)"
    case .isBeaten(let written, .lowest, let best, let day):
      "\(language.quoted(written)) is not the lowest: the log has \(language.quoted(best)), on \(day)"
    case .writeOrCorrectAttempt(let best): "write \(language.quoted(best)) here, or correct the attempt"
    case .isNotInLog(let written, .highest, let best, let day):
      "no attempt in the log has \(language.quoted(written)): its highest is \(language.quoted(best)), on \(day)"
    case .isNotInLog(let written, .lowest, let best, let day):
      "no attempt in the log has \(language.quoted(written)): its lowest is \(language.quoted(best)), on \(day)"
    case .logOrCorrect: "write the attempt and its day into the log, or correct the number"
    }
  }
}
