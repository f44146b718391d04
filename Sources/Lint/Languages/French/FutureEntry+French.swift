extension FutureEntry {
  public static let french = RuleWords(
    summary: "Quelque chose de fait dans l’avenir",
    explanation: """
      Repère une entrée d’un journal qui dit «\u{A0}fait\u{A0}», avec ou sans le mot «\u{A0}done\u{A0}», pour un jour après \
      aujourd’hui, ou pour un intervalle qui continue après aujourd’hui. Les entrées avec `skipped` peuvent être à venir.
      """,
    reason: """
      Cela compterait comme fait une fois ce jour venu, sans que vous l’ayez fait. Le plus souvent, l’année ou le mois est mal \
      écrit.
      """,
    fix: nil
  )
}
