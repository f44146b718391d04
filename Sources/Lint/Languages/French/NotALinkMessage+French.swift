import Languages

private let language = Language.french

extension NotALinkMessage {
  var french: String {
    switch self {
    case .isNotOneLink(let words):
      "\(language.quoted(words)) n’est pas exactement un lien, donc aucun fichier n’y trouve sa place"
    case .isEmpty: "un élément de cette liste est vide"
    case .writeLink:
      "écrivez un lien et rien d’autre, comme \(language.quoted("[Texte](pages/name.md)")) ou \(language.quoted("[[Titre]]"))"
    }
  }
}
