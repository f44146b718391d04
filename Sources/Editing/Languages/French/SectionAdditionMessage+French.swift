import Languages
import Outline

private let language = Language.french

extension SectionAdditionMessage {
  var french: String {
    switch self {
    case .isThere(let title, let place): "\(language.title(title)) est déjà là, dans \(place)"
    case .giveOtherTitle: "donnez-lui un autre titre"
    case .setAsideStaysLast(let place):
      "\(language.quoted(SectionRole.setAsideTitle)) reste la dernière section, dans \(place)"
    case .section(let title, let place): "la section \(language.title(title)), \(place)"
    case .strategy(let title, let place): "la stratégie \(language.title(title)), \(place)"
    case .saySection: "dites avec --section dans quelle section va la stratégie"
    case .isNoStrategy(let words): "\(language.title(words)) ne peut pas être le titre d’une stratégie"
    case .writeStrategy: "donnez-lui un texte, comme \(language.quoted("Aller lentement"))"
    case .isNoSection(let words): "\(language.title(words)) ne peut pas être le titre d’une section"
    case .writeSection: "donnez-lui un texte, comme \(language.quoted("Légumes"))"
    }
  }
}
