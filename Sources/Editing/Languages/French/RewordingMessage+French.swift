import Languages

private let language = Language.french

extension RewordingMessage {
  var french: String {
    switch self {
    case .noItem: "il n’y a aucun élément à modifier"
    case .noWords: "il n’y a aucun texte à écrire"
    case .removeRemoves: "`tidemark remove` supprime un élément"
    case .beginsWithBox(let words, let title, false, let place):
      "\(language.title(words)) commence par une case, et \(language.title(title)) n’en a pas, dans \(place)"
    case .beginsWithBox(let words, let title, true, let place):
      "\(language.title(words)) commence par une case, et \(language.title(title)) garde la sienne, dans \(place)"
    case .writeWords(nil): "écrivez seulement le texte"
    case .writeWords(let help?): "écrivez seulement le texte; \(help.french)"
    case .writeWordsAndTick: "écrivez seulement le texte; `tidemark done` et `tidemark reopen` changent la case"
    case .hasValue(let words, let title, let place):
      "\(language.title(words)) a une valeur, et \(language.title(title)) garde la sienne, dans \(place)"
    case .places(let count, let first, let last):
      "\(language.counted(count, "endroit", "endroits")), de \(first) à \(last)"
    }
  }
}
