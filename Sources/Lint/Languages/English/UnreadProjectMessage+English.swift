import Languages

private let language = Language.english

extension UnreadProjectMessage {
  var english: String {
    switch self {
    case .isReadAsWords(let words): "\(language.quoted(words)) is read as words, and a project of this vault has that title"
    case .writeField(let title):
      "write \(language.quoted("(project: \(title))")) at the end of the headline, if the task is one of that project"
    }
  }
}
