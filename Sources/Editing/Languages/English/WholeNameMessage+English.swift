import Languages

private let language = Language.english

extension WholeNameMessage {
  var english: String {
    switch self {
    case .isInText(let name): "\(language.title(name)) is in a text, which is removed only by its line"
    case .isPart(let name, let title): "\(language.title(name)) is only a part of the name of \(language.title(title))"
    case .nameInFull: "what is removed is named in full, or by its line"
    }
  }
}
