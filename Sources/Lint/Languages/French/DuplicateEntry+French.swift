extension DuplicateEntry {
  public static let french = RuleWords(
    summary: "Un jour qui est deux fois dans un journal",
    explanation: """
      Repère une entrée dont le jour, ou l’un des jours, se trouve déjà dans une entrée antérieure du même journal et du même \
      état. Les entrées avec une heure sont laissées de côté, sauf celles des habitudes et des activités, qui se font une fois \
      par jour; les essais d’un record aussi.
      """,
    reason: """
      Un journal est un ensemble de jours\u{A0}: la deuxième entrée ne dit rien, et cache qu’un autre jour était peut-être \
      voulu.
      """,
    fix: """
      Supprime la ligne, si elle n’a ni note, ni champ, ni autre heure. Sûr\u{A0}: le journal dit la même chose sans elle. \
      Pour une activité, supprime toute deuxième entrée d’un même jour. Risqué\u{A0}: elle dit peut-être plus que la première.
      """
  )
}
