import Languages

private let language = Language.french

extension UnreadLineMessage {
  var french: String {
    switch self {
    case .beginsNoItem(let sign): "\(language.quoted(sign)) ne commence pas un élément de liste, donc la ligne est du texte"
    case .writeInstead(let sign): "écrivez plutôt \(language.quoted(sign)), suivi d’un espace"
    case .makeItem: "En faire un élément de liste"
    case .makeItems: "Faire de ces lignes des éléments de liste"
    case .beginsNoHeading(let sign): "\(language.quoted(sign)) ne commence pas un titre, parce qu’un mot le suit sans espace"
    case .writeSpace: "écrivez un espace à la suite"
    case .addSpace: "Écrire un espace à la suite"
    case .isPartOfItem(let words): "\(language.quoted(words)) fait partie du texte de l’élément au-dessus"
    case .separateQuote:
      "séparez ce texte de l’élément par une ligne vide, et commencez-le par \(language.quoted("> ")) pour en faire une citation"
    case .makeQuote: "En faire une citation"
    case .separateSentence:
      "mettez une ligne vide au-dessus, pour en faire un texte à part, ou deux espaces au début, si la ligne fait partie de l’élément"
    case .putBlankLine: "Mettre une ligne vide au-dessus"
    case .isInQuote(let box): "\(language.quoted(box)) est dans une citation, où les tâches ne sont pas lues"
    case .takeOutOfQuote: "enlevez le \(language.quoted(">")) devant la ligne et séparez-la de la citation par une ligne vide"
    case .isInHTML(let box): "\(language.quoted(box)) est dans un bloc HTML, où les tâches ne sont pas lues"
    case .takeOutOfHTML: "laissez une ligne vide au-dessus de la tâche et commencez-la par \(language.quoted("- [ ] "))"
    }
  }
}
