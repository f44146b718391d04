extension EntryOutsideArc {
  public static let french = RuleWords(
    summary: "Une entrée d’une habitude en dehors de son arc",
    explanation: """
      Repère une habitude faite, ou sautée, un jour qui précède le début de son arc ou en suit la fin\u{A0}: après son dernier \
      jour, ou après le jour dans `ended`. Un intervalle est signalé si l’un de ses jours est en dehors. Les jours sautés \
      peuvent être à venir.
      """,
    reason: """
      Seuls les jours de l’arc comptent pour l’habitude, donc l’entrée ne compte pour rien. Le plus souvent, la date est mal \
      écrite.
      """,
    fix: nil
  )
}
