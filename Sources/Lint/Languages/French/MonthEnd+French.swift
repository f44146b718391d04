extension MonthEnd {
  public static let french = RuleWords(
    summary: "Un jour que certains mois n’ont pas",
    explanation: """
      Repère une règle qui nomme le 29, le 30 ou le 31 du mois, si l’un de ses mois n’a pas ce jour. Un tel mois est sauté \
      (RFC 5545, section 3.3.10).
      """,
    reason: "Ce qui est à faire le 31 l’est sept fois par an. Vous voulez peut-être dire le dernier jour de chaque mois.",
    fix: "Écrit `last` à la place de ces jours. Risqué\u{A0}: le dernier jour de février n’est pas toujours le 29."
  )
}
