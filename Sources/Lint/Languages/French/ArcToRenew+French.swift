extension ArcToRenew {
  public static let french = RuleWords(
    summary: "Un rituel dont le dernier arc est terminé",
    explanation: """
      Repère l’arc d’un rituel qui commence en dernier, s’il est complet et que la propriété `finished` ne dit pas que le \
      rituel est terminé aussi. Un arc terminé avant son dernier jour est laissé de côté.
      """,
    reason: "Sans arc en cours, rien du rituel n’est à faire, et aucune vue ne le mentionne.",
    fix: nil
  )
}
