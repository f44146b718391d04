import Languages

private let language = Language.french

extension UnreadProjectMessage {
  var french: String {
    switch self {
    case .isReadAsWords(let words): "\(language.quoted(words)) est lu comme du texte, et un projet de ce coffre porte ce titre"
    case .writeField(let title):
      "écrivez \(language.quoted("(project: \(title))")) à la fin de la ligne si la tâche est de ce projet"
    }
  }
}
