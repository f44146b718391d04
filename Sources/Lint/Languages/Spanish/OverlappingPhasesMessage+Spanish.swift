import Chronology
import Languages

private let language = Language.spanish

extension OverlappingPhasesMessage {
  var spanish: String {
    switch self {
    case .beginsBeforeEnd(let later, let day, let earlier, let line):
      "\(language.quoted(later)) empieza el \(day), antes de que termine \(language.quoted(earlier)), en la línea \(line)"
    case .correctDate: "corrige una fecha; donde las etapas se traslapan, se muestra la última en empezar"
    }
  }
}
