import Languages

private let language = Language.french

extension EmptyHeadingMessage {
  var french: String {
    switch self {
    case .hasNoWords(let signs): "\(language.quoted(signs)) est un titre sans texte"
    case .writeTitle:
      "écrivez le texte à la suite, ou supprimez la ligne\(language.colon) ce qui suit relèvera alors du titre au-dessus"
    }
  }
}
