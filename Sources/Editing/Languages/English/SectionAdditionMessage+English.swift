import Languages
import Outline

private let language = Language.english

extension SectionAdditionMessage {
  var english: String {
    switch self {
    case .isThere(let title, let place): "\(language.title(title)) is there already, at \(place)"
    case .giveOtherTitle: "give it another title"
    case .setAsideStaysLast(let place):
      "\(language.quoted(SectionRole.setAsideTitle)) stays the last section, at \(place)"
    case .section(let title, let place): "the section \(language.title(title)), \(place)"
    case .strategy(let title, let place): "the strategy \(language.title(title)), \(place)"
    case .saySection: "say into which section the strategy goes, with --section"
    case .isNoStrategy(let words): "\(language.title(words)) is no title of a strategy"
    case .writeStrategy: "give it words, like “Go slow”"
    case .isNoSection(let words): "\(language.title(words)) cannot be the title of a section"
    case .writeSection: "give it words, like “Vegetables”"
    }
  }
}
