import Languages

private let language = Language.french

extension DuplicateSectionMessage {
  var french: String {
    switch self {
    case .isOtherSection(let title, let line): "\(language.quoted(title)) est le titre d’une autre section, à la ligne \(line)"
    case .isOtherGroup(let title, let line):
      "\(language.quoted(title)) est le titre d’un autre groupe de cette section, à la ligne \(line)"
    case .meansSameSection(let title, let other, let line):
      "\(language.quoted(title)) désigne la même section que \(language.quoted(other)), à la ligne \(line)"
    case .joinOrGiveTitle: "réunissez leur contenu ou changez l’un des titres"
    }
  }
}
