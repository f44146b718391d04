extension NotALink {
  public static let french = RuleWords(
    summary: "Un élément d’une liste de liens qui n’est pas un lien",
    explanation: """
      Repère un élément au premier niveau de *Pages*, *Rituals* ou *Projects*, dans la racine d’un coffre, qui n’est pas \
      exactement un lien\u{A0}: `[words](path)`, `[[Title]]` ou `[[Title|words]]`.
      """,
    reason: """
      Les listes disent dans quel ordre les fichiers sont affichés. Un élément qui ne nomme aucun fichier n’a pas de place \
      dans cet ordre.
      """,
    fix: nil
  )
}
