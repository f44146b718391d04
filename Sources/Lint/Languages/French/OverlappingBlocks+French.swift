extension OverlappingBlocks {
  public static let french = RuleWords(
    summary: "Deux plages qui se chevauchent",
    explanation: """
      Repère une plage d’un jour qui commence avant la fin d’une autre, ou en même temps. Une plage sans fin se termine là où \
      commence la suivante. Chaque plage est signalée une fois, avec la première de celles qu’elle chevauche.
      """,
    reason: """
      On ne peut pas faire deux choses à la fois. Un jour où des plages se chevauchent a moins de temps qu’il ne paraît.
      """,
    fix: nil
  )
}
