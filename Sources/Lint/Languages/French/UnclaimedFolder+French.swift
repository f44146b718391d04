extension UnclaimedFolder {
  public static let french = RuleWords(
    summary: "Un dossier de notes quotidiennes, de pages ou de projets qu’aucun réglage ne mentionne",
    explanation: """
      Repère un dossier du coffre avec trois fichiers Markdown ou plus qui ont une date pour nom et restent des notes, parce \
      qu’ils ne disent pas de type et qu’aucun réglage ne nomme le dossier; un seul suffit dans un dossier qui s’appelle \
      `days`, `daily`, `journal`, `diary` ou l’équivalent. Les dossiers d’années et de mois, comme `journal/2026/11`, comptent \
      comme celui qui les contient; à la racine du coffre, chacun est nommé séparément. Sont repérés aussi les dossiers qui \
      s’appellent `pages`, `projects` ou `rituals`, avec celles de leurs notes qui ont des cases.
      """,
    reason: "Aucune vue ne montre ce qui y est écrit, et rien d’autre ne le dit.",
    fix: """
      Écrit le réglage dans l’en-tête de la racine, ou ajoute le dossier au réglage. Risqué\u{A0}: les fichiers sont peut-être \
      des comptes rendus ou d’autres notes. Appliqué seulement là où les fichiers ne donnent aucun nouveau constat.
      """
  )
}
