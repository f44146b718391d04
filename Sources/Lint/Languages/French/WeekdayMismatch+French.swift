extension WeekdayMismatch {
  public static let french = RuleWords(
    summary: "Un jour de la semaine qui n’est pas celui de la date",
    explanation: """
      Repère, dans le titre d’un jour, le nom anglais d’un jour de la semaine, en entier ou de trois lettres, qui n’est pas \
      celui de la date, si le bon n’y est pas aussi; et juste après la date d’une ligne d’une page, un tel nom en entier, en \
      anglais, en allemand, en français ou en espagnol, si rien ne suit, ou un mot en minuscules.
      """,
    reason: "L’un des deux est faux\u{A0}: un fichier copié pour le lendemain, et changé à un seul endroit.",
    fix: "Écrit le jour de la semaine de la date. Risqué\u{A0}: l’erreur est peut-être dans la date."
  )
}
