extension OverlappingArcs {
  public static let french = RuleWords(
    summary: "Deux arcs qui se chevauchent",
    explanation: """
      Repère un arc d’un rituel qui commence avant qu’un arc antérieur soit terminé. Un arc dure jusqu’à son dernier jour, ou \
      jusqu’au jour dans `ended`. Chaque arc est signalé une fois, avec le premier de ceux qu’il chevauche.
      """,
    reason: "Un jour appartient à un seul arc. S’il y en a deux, on ne sait pas quelles habitudes sont à faire.",
    fix: """
      Termine l’arc antérieur la veille du début de l’autre. Risqué\u{A0}: ce sont peut-être les jours de l’autre qui sont \
      faux.
      """
  )
}
