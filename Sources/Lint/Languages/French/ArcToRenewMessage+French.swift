import Chronology
import Languages
import Planner

private let language = Language.french

extension ArcToRenewMessage {
  var french: String {
    switch self {
    case .wasComplete(let arc, let last): "\(language.quoted("Arc \(arc)")) s’est terminé le \(last), et aucun arc ne le suit"
    case .renew(let title, let next, let today):
      "exécutez \(language.quoted("tidemark renew \"\(title)\"")) pour commencer \(language.quoted("Arc \(next.number)")), \(next.days), ou écrivez \(language.quoted("finished: \(today)")) dans l’en-tête"
    }
  }
}
