import Chronology
import Languages
import Planner

private let language = Language.spanish

extension ArcToRenewMessage {
  var spanish: String {
    switch self {
    case .wasComplete(let arc, let last): "\(language.quoted("Arc \(arc)")) se completó el \(last), y no le sigue ningún arco"
    case .renew(let title, let next, let today):
      "ejecuta \(language.quoted("tidemark renew \"\(title)\"")) para empezar \(language.quoted("Arc \(next.number)")), \(next.days), o escribe \(language.quoted("finished: \(today)")) en el encabezado"
    }
  }
}
