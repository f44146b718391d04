import Languages

private let language = Language.french

extension UnreadPriorityMessage {
  var french: String {
    switch self {
    case .isReadAsWords(let text): "\(language.quoted(text)) est lu comme du texte"
    case .writeAmongFields(let field):
      "écrivez \(language.quoted(field)) avec les autres champs, si cela dit l’importance de la tâche"
    case .writeAtEnd(let group): "écrivez \(language.quoted(group)) à la fin de la ligne, si cela dit l’importance de la tâche"
    case .writeWhereRead(let field): "Écrire \(language.quoted(field)) là où les champs sont lus"
    }
  }
}
