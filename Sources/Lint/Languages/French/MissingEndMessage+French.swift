import Chronology
import Languages

private let language = Language.french

extension MissingEndMessage {
  var french: String {
    switch self {
    case .hasNoEnd(let block, let end):
      "\(language.say(block)) n’a pas d’heure de fin; sa durée, jusqu’à \(end), dépend du réglage `default-block`"
    case .writeEnd(let range): "écrivez-la\(language.colon) \(language.quoted(range))"
    case .completeBlock: "Écrire son heure de fin"
    }
  }
}
