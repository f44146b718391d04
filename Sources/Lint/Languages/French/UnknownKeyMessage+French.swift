import Languages

private let language = Language.french

extension UnknownKeyMessage {
  var french: String {
    switch self {
    case .isNoKey(let word): "\(language.quoted(word)) n’est pas une clé"
    case .moveOut: "sortez-le des parenthèses s’il fait partie du texte; `tidemark spec keys` affiche les clés"
    case .sayAmongWords(let words):
      "dites-le dans le texte, comme \(language.quoted(words)); `tidemark spec keys` affiche les clés"
    case .noTaskWaits(let words):
      "aucune tâche n’en attend une autre ici\(language.colon) dites-le dans le texte, comme \(language.quoted(words))"
    case .writeTag(let tag): "un mot-clé va après le texte\(language.colon) écrivez \(language.quoted(tag))"
    case .writeEntry(let entry):
      "un journal dit quand cela a été fait\(language.colon) écrivez \(language.quoted(entry)) sous l’élément"
    case .writeAmongWords(let words): "Écrire \(language.quoted(words)) dans le texte"
    case .writeBelow(let entry): "Écrire \(language.quoted(entry)) en dessous"
    }
  }
}
