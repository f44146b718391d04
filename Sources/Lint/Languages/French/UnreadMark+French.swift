extension UnreadMark {
  public static let french = RuleWords(
    summary: "Un élément d’une vie qui n’est ni une marque ni une étape",
    explanation: """
      Repère un élément au premier niveau de *Phases* qui ne commence pas par une date, et un élément d’une autre section qui \
      commence par un intervalle de dates, ou par un jour écrit autrement (`12 May 2019`, `24.10.`, `wk 1547`), ou se termine \
      par l’un d’eux; et un paragraphe dont les lignes commencent par des dates. Repère aussi une étape dont le premier jour \
      est suivi d’un mot qui dit qu’elle continue (`2011-07-01 - today`).
      """,
    reason: """
      Une marque est pour une seule semaine, et a une seule date; une étape commence un jour. Sans cela, ni l’une ni l’autre \
      n’est montrée.
      """,
    fix: """
      Écrit le premier jour de l’intervalle comme jour d’une marque. Risqué\u{A0}: l’intervalle dure peut-être plus d’une \
      semaine, ou est une étape. Écrit le ou les jours voulus; sûr là où il ne peut pas s’agir d’un autre, comme pour `12 May \
      2019`.
      """
  )
}
