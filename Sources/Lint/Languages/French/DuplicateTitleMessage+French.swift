import Languages

private let language = Language.french

extension DuplicateTitleMessage {
  var french: String {
    switch self {
    case .isTitleOf(let title, let files, let count):
      "\(language.quoted(title)) est aussi le titre de \(language.files(files, of: count))"
    case .giveTitle: "donnez un autre titre à l’un d’eux"
    }
  }
}
