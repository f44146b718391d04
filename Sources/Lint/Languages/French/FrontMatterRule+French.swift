extension FrontMatterRule {
  public static let french = RuleWords(
    summary: "Un en-tête qui ne peut pas être lu",
    explanation: """
      Repère un en-tête qui n’est pas du YAML, ou qui n’a pas de ligne de fermeture `---`. Le fichier garde le type que dit \
      une ligne `kind: …`, mais aucune autre propriété n’est lue là où le YAML échoue.
      """,
    reason: """
      Son thème, ses mots-clés et ses exceptions sont ignorés; sans la ligne de fermeture, d’autres programmes l’affichent \
      comme du texte.
      """,
    fix: """
      Écrit la ligne de fermeture manquante au-dessus de la première ligne vide ou du premier titre, ou à la place d’une ligne \
      d’autres signes, comme `----`. Sûr dans ce dernier cas, et si le titre suit, ou rien. Écrit les mots-clés entre crochets \
      sans le `#` qui en fait un commentaire. Sûr.
      """
  )
}
