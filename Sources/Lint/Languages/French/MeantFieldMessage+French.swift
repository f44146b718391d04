import Languages

private let language = Language.french

extension MeantFieldMessage {
  var french: String {
    switch self {
    case .isReadAsWords(let text): "\(language.quoted(text)) est lu comme du texte"
    case .writeRoundBrackets: "écrivez les champs entre parenthèses à la fin de la ligne"
    case .writeWhereRead(let group): "Écrire \(language.quoted(group)) là où les champs sont lus"
    }
  }
}
