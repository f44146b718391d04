extension LateFrontMatter {
  public static let french = RuleWords(
    summary: "Un en-tête qui n’est pas à la première ligne",
    explanation: """
      Repère une ligne `---` sous des lignes vides ou un commentaire au début d’un fichier, avec en dessous des propriétés qui \
      ont un `kind` connu; et de telles propriétés aux premières lignes d’un fichier, sans le `---` au-dessus ou sous une \
      autre ligne à sa place (`+++`, `----`).
      """,
    reason: """
      L’en-tête commence à la première ligne. Plus bas, c’est un trait et du texte, et le fichier est une note que Tidemark ne \
      lit pas.
      """,
    fix: """
      Supprime les lignes vides, s’il n’y a pas de commentaire parmi elles, ou écrit le `---` qui manque. Sûr\u{A0}: rien \
      d’autre ne change.
      """
  )
}
