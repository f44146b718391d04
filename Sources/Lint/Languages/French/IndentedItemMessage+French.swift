import Languages

private let language = Language.french

extension IndentedItemMessage {
  var french: String {
    switch self {
    case .readsAsCode(let text): "\(language.quoted(text)) est tellement en retrait que la ligne se lit comme du code"
    case .indentLess:
      "mettez-la en retrait de moins de quatre espaces, ou autant que le texte de l’élément au-dessus; mettez du code entre des lignes de \(language.quoted("```"))"
    case .readsAsWordsAbove(let text):
      "\(language.quoted(text)) est tellement en retrait que la ligne se lit comme une partie du texte au-dessus"
    case .indentLessThanWordsAbove:
      "mettez-la en retrait de moins de quatre espaces, ou autant que le texte de l’élément au-dessus et pas plus"
    }
  }
}
