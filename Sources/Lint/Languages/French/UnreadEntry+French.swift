extension UnreadEntry {
  public static let french = RuleWords(
    summary: "Une ligne datée qui n’est dans aucun journal",
    explanation: """
      Repère, sous un élément qui a un journal, une ligne qui ressemble à une date et n’en est pas une (`11-20`), un élément \
      daté sous une entrée, et une date au début d’une ligne sans marqueur; une deuxième date dans une entrée, ou une deuxième \
      heure; une heure qui n’y est pas lue comme telle (`22h15`); des jours du mois seuls (`9, 10, 11`); des dates après le \
      nom d’une habitude ou d’une activité (`Tennis: 2026-11-20`), ou devant; et des dates qui sont à côté d’un élément dont \
      le journal est vide, ou à côté d’une habitude ou d’une activité, et non en dessous. Repère aussi les lignes datées sous \
      un élément dont le champ était voulu et n’est pas lu.
      """,
    reason: "La ligne ressemble à une entrée et n’en est pas une\u{A0}: le jour ne compte pas.",
    fix: """
      Écrit la date en entier, avec l’année de l’entrée la plus proche ou d’aujourd’hui, ou met les lignes dans le journal. \
      Risqué\u{A0}: c’est une supposition. Sûr là où la date a son année et ne peut pas en être une autre, comme `20.11.2026`, \
      là où chacune de plusieurs dates entières devient sa propre entrée, et là où des dates entières après un nom vont en \
      dessous.
      """
  )
}
