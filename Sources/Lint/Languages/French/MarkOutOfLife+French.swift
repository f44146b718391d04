extension MarkOutOfLife {
  public static let french = RuleWords(
    summary: "Une marque avant la naissance ou dans une semaine à venir",
    explanation: """
      Repère une marque dont la date précède le jour dans `born`, ou se trouve dans une semaine après celle d’aujourd’hui. \
      Tout jour de la semaine d’aujourd’hui convient.
      """,
    reason: "Une marque dit comment a été une semaine, il faut donc l’avoir vécue. Le plus souvent, l’année est mal écrite.",
    fix: nil
  )
}
