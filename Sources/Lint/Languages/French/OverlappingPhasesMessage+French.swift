import Chronology
import Languages

private let language = Language.french

extension OverlappingPhasesMessage {
  var french: String {
    switch self {
    case .beginsBeforeEnd(let later, let day, let earlier, let line):
      "\(language.quoted(later)) commence le \(day), avant la fin de \(language.quoted(earlier)), à la ligne \(line)"
    case .correctDate: "corrigez une date; là où des étapes se chevauchent, celle qui commence en dernier est affichée"
    }
  }
}
