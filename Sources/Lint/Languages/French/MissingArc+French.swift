extension MissingArc {
  public static let french = RuleWords(
    summary: "Un rituel sans arc",
    explanation: """
      Repère un rituel qui a des éléments de liste, mais ni section comme `Arc 1: DATE - DATE`, ni section qui voulait en être \
      une, et dont la propriété `finished` ne dit pas qu’il est terminé.
      """,
    reason: """
      Les éléments de liste ne sont des habitudes que dans un arc. Sans arc, rien n’est à faire, et aucun journal n’est lu.
      """,
    fix: """
      Écrit le titre du premier arc au-dessus des habitudes, avec le premier jour de leurs journaux, ou aujourd’hui; la \
      section où elles se trouvent devient un groupe. Sûr là où les habitudes sont dans l’introduction ou ont des dates en \
      dessous. Il n’y a pas de correction là où les éléments sont dans plusieurs sections, ou quand les journaux sont plus \
      longs qu’un arc ne peut l’être.
      """
  )
}
