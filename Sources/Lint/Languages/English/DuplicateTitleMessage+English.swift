import Languages

private let language = Language.english

extension DuplicateTitleMessage {
  var english: String {
    switch self {
    case .isTitleOf(let title, let files, let count):
      "\(language.quoted(title)) is also the title of \(language.files(files, of: count))"
    case .giveTitle: "give one of them another title"
    }
  }
}
