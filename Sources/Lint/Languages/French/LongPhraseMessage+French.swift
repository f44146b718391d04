import Languages

private let language = Language.french

extension LongPhraseMessage {
  var french: String {
    switch self {
    case .hasCharacters(let count, let most):
      "cette phrase a \(language.counted(count, "caractère", "caractères")); une phrase en a au plus \(language.number(most))"
    case .shorten: "raccourcissez-la, et mettez le reste dans un paragraphe en dessous"
    }
  }
}
