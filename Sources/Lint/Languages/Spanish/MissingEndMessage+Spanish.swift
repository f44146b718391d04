import Chronology
import Languages
import Planner

private let language = Language.spanish

extension MissingEndMessage {
  var spanish: String {
    switch self {
    case .hasNoEnd(let block, let end):
      "\(language.say(block)) no tiene hora de fin; que haya durado hasta \(language.theTime(ShownTime(end, .twentyFourHours))) depende del ajuste `default-block`"
    case .writeEnd(let range): "escríbela: \(language.quoted(range))"
    case .completeBlock: "Escribir su hora de fin"
    }
  }
}
