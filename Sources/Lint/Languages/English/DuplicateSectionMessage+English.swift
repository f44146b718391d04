import Languages

private let language = Language.english

extension DuplicateSectionMessage {
  var english: String {
    switch self {
    case .isOtherSection(let title, let line): "\(language.quoted(title)) is the title of another section, on line \(line)"
    case .isOtherGroup(let title, let line):
      "\(language.quoted(title)) is the title of another group of this section, on line \(line)"
    case .meansSameSection(let title, let other, let line):
      "\(language.quoted(title)) means the same section as \(language.quoted(other)), on line \(line)"
    case .joinOrGiveTitle: "join the two, or give one of them another title"
    }
  }
}
