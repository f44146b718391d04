import Chronology
import Languages

private let language = Language.french

extension FutureEntryMessage {
  var french: String {
    switch self {
    case .isAfter(let entry, let today): "\(language.quoted(entry)) vient après aujourd’hui, le \(today)"
    case .goesOnAfter(let entry, let today): "\(language.quoted(entry)) continue après aujourd’hui, le \(today)"
    case .correctOrWait:
      "corrigez la date, ou écrivez l’entrée quand son jour sera venu; seul \(language.quoted("skipped")) peut être dans le futur"
    }
  }
}
