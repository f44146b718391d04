extension PropertyValue {
  public static let french = RuleWords(
    summary: "Une valeur qu’une propriété ne peut pas avoir",
    explanation: """
      Repère une propriété connue de l’en-tête dont la valeur n’est pas l’un des mots, ou pas la sorte de valeur, qu’elle \
      accepte; et une propriété à laquelle YAML joint les lignes en dessous, parce qu’elles sont en retrait. Le fichier est \
      lu comme si la propriété n’y était pas. Aussi un `#` et un mot là où il faut une valeur ou un mot-clé\u{A0}: pour \
      YAML, c’est un commentaire.
      """,
    reason: "Ce que la propriété devait dire est perdu\u{A0}: la page n’a pas de thème.",
    fix: """
      Fait une liste d’un texte et des lignes en dessous qui commencent par un tiret, dans une propriété qui accepte une \
      liste, écrit les mots-clés sans leur `#`, et la date que vous vouliez sûrement (`14 June 1986` devient `1986-06-14`). \
      Sûr. Une date que des mots peuvent désigner et le mot le plus proche (`blod` devient `bold`) sont risqués.
      """
  )
}
