import Chronology
import Languages
import Planner

private let language = Language.english

extension ArcToRenewMessage {
  var english: String {
    switch self {
    case .wasComplete(let arc, let last): "\(language.quoted("Arc \(arc)")) was complete on \(last), and no arc follows it"
    case .renew(let title, let next, let today):
      "run \(language.quoted("tidemark renew \"\(title)\"")) to begin Arc \(next.number), \(next.days), or write \(language.quoted("finished: \(today)")) into the front matter"
    }
  }
}
