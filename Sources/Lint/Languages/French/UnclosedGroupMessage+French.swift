import Languages

private let language = Language.french

extension UnclosedGroupMessage {
  var french: String {
    switch self {
    case .doesNotClose(let group): "\(language.quoted(group)) n’est pas fermé, donc tout est lu comme du texte"
    case .closeAfterLastField: "écrivez \(language.quoted(")")) après le dernier champ"
    case .closeAtEnd: "Écrire \(language.quoted(")")) à la fin de la ligne"
    }
  }
}
