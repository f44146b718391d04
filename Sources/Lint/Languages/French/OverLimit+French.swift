extension OverLimit {
  public static let french = RuleWords(
    summary: "Un fichier plus gros, ou plus imbriqué, que ce qui est lu",
    explanation: """
      Repère un fichier de plus de 16\u{A0}Mio, des citations et des listes imbriquées sur plus de 100 niveaux, plus de \
      500\u{A0}000 lignes avec du texte et des marqueurs devant, et plus de 4096 signes de mise en forme dans 64\u{A0}Kio de \
      lignes sans ligne vide entre elles, là où ils peuvent être des définitions de liens\u{A0}: le texte n’est alors pas lu, \
      seulement ses propriétés. Repère aussi un élément de plus de 2048 parenthèses, guillemets, deux-points et autres \
      signes\u{A0}: ses champs ne sont alors pas lus. Et repère un en-tête de plus de 256\u{A0}Kio, ou dont les listes et les \
      dictionnaires sont imbriqués sur plus de 32 niveaux\u{A0}: de ses propriétés, seul `kind` est alors lu.
      """,
    reason: """
      Lire un tel texte pourrait être très long, ou prendre toute la mémoire. Aucune commande ne réécrit un tel fichier.
      """,
    fix: nil
  )
}
