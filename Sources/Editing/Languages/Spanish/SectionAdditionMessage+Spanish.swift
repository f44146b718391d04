import Languages
import Outline

private let language = Language.spanish

extension SectionAdditionMessage {
  var spanish: String {
    switch self {
    case .isThere(let title, let place): "\(language.title(title)) ya está ahí, en \(place)"
    case .giveOtherTitle: "dale otro título"
    case .setAsideStaysLast(let place):
      "\(language.quoted(SectionRole.setAsideTitle)) se queda como la última sección, en \(place)"
    case .section(let title, let place): "la sección \(language.title(title)), \(place)"
    case .strategy(let title, let place): "la estrategia \(language.title(title)), \(place)"
    case .saySection: "di con --section en qué sección va la estrategia"
    case .isNoStrategy(let words): "\(language.title(words)) no puede ser el título de una estrategia"
    case .writeStrategy: "dale un texto, como “Ir despacio”"
    case .isNoSection(let words): "\(language.title(words)) no puede ser el título de una sección"
    case .writeSection: "dale un texto, como “Verduras”"
    }
  }
}
