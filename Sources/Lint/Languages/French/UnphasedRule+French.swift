extension UnphasedRule {
  public static let french = RuleWords(
    summary: "Une règle qui ne dit pas à partir de quand elle compte",
    explanation: """
      Repère une règle comme `2 weeks`, de plus d’un jour, d’une semaine, d’un mois ou d’un an, sans `from`. Elle se compte \
      depuis la première entrée du journal et, sans entrée, depuis le lundi 2000-01-03.
      """,
    reason: "Le fichier ne dit pas laquelle de deux semaines vous voulez, et ajouter au journal un jour antérieur la change.",
    fix: """
      Écrit `from` avec un jour qui donne désormais les mêmes jours prévus. Sûr là où le journal a une entrée. Sans entrée, \
      personne n’a dit à partir de quand\u{A0}: un jour écrit en dessous qui ne se lit pas, le prochain jour à compter \
      d’aujourd’hui, ou le jour qui conserve ce qui est prévu. Risqué.
      """
  )
}
