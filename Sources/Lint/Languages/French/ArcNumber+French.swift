extension ArcNumber {
  public static let french = RuleWords(
    summary: "Des arcs de même numéro, ou dans le désordre",
    explanation: """
      Repère un arc d’un rituel qui a le numéro d’un autre, ou un numéro plus petit que celui d’un arc qui commence avant lui. \
      Des numéros peuvent manquer, et l’ordre dans le fichier est libre.
      """,
    reason: """
      Les arcs sont connus par leurs numéros, qui augmentent avec le temps. L’arc suivant reçoit le numéro qui suit le plus \
      élevé.
      """,
    fix: """
      Renumérote les arcs là où l’un n’est pas plus grand que ceux d’avant. Risqué\u{A0}: ce sont peut-être les jours qui sont \
      faux.
      """
  )
}
