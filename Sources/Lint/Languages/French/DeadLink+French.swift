extension DeadLink {
  public static let french = RuleWords(
    summary: "Une ligne des listes du coffre qui ne mène nulle part",
    explanation: """
      Repère un lien des sections *Pages*, *Rituals* et *Projects* de `tidemark.md` dont le fichier ou le titre n’est pas dans \
      le coffre, ou est un document d’un autre type. Les fichiers sans type connu, et ceux qui sont laissés hors du coffre, ne \
      comptent pas.
      """,
    reason: """
      Les listes disent dans quel ordre viennent les documents. Une ligne qui ne mène nulle part est une page renommée ou \
      perdue.
      """,
    fix: """
      Écrit un lien vers le document au nom le plus proche, ou supprime la ligne. Risqué\u{A0}: vous en voulez peut-être un \
      autre.
      """
  )
}
