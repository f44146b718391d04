import Languages

private let language = Language.french

extension AccidentalHeadingMessage {
  var french: String {
    switch self {
    case .makesHeading(let line, let text): "\(language.quoted(line)) fait un titre de \(language.quoted(text))"
    case .separate: "séparez-les par une ligne vide, ou écrivez \(language.quoted("## ")) devant le texte si c’est un titre"
    case .insertBlankLine: "Insérer une ligne vide entre les deux"
    }
  }
}
