import Languages

private let language = Language.english

extension NewProjectCommandMessage {
  var english: String {
    switch self {
    case .noWords: "the name has no words"
    case .isThere(let path, let title): "\(path) is the project \(language.quoted(title)) already"
    case .firstStep: "The first step"
    }
  }
}
