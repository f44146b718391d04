import Chronology
import Languages
import Planner

private let language = Language.spanish

extension BestMismatchMessage {
  var spanish: String {
    switch self {
    case .isBeaten(let written, .highest, let best, let day):
      "\(language.quoted(written)) no es el más alto: el registro tiene \(language.quoted(best)), el \(day)"
    case .isBeaten(let written, .lowest, let best, let day):
      "\(language.quoted(written)) no es el más bajo: el registro tiene \(language.quoted(best)), el \(day)"
    case .writeOrCorrectAttempt(let best): "escribe aquí \(language.quoted(best)), o corrige el intento"
    case .isNotInLog(let written, .highest, let best, let day):
      "ningún intento del registro tiene \(language.quoted(written)): el más alto es \(language.quoted(best)), el \(day)"
    case .isNotInLog(let written, .lowest, let best, let day):
      "ningún intento del registro tiene \(language.quoted(written)): el más bajo es \(language.quoted(best)), el \(day)"
    case .logOrCorrect: "escribe el intento con su día en el registro, o corrige el número"
    }
  }
}
