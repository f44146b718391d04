import Languages

private let language = Language.french

extension SpokenNameMessage {
  var french: String {
    switch self {
    case .namesNothing(let word, let words):
      "rien ne s’appelle \(language.title(words)), et \(language.title(word)) ne nomme rien"
    case .beginsNoWord(let word): "aucun mot d’un nom ne commence par \(language.title(word))"
    case .quoteNames:
      "mettez entre guillemets un nom de plusieurs mots; s’il s’agit de plusieurs choses, chacune se nomme par le début d’un mot"
    }
  }
}
