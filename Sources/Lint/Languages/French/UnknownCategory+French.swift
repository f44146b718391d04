extension UnknownCategory {
  public static let french = RuleWords(
    summary: "Une catégorie qui n’existe pas",
    explanation: """
      Repère `category` d’un rituel ou d’une activité avec un nom qui n’est ni fourni pour son type ni une ligne de \
      *Categories* dans la racine du coffre. Les rituels ont Health, Productivity, Mindfulness et Self-Care; les activités, \
      Hobby, Health, Career et Education. Majuscules et minuscules ne sont pas distinguées.
      """,
    reason: "Avec un nom mal écrit, le rituel ou l’activité se retrouve seul dans une catégorie à part, sans couleur.",
    fix: """
      Écrit la catégorie au nom le plus proche. Risqué\u{A0}: vous en voulez peut-être une autre, ou une que vous ajouterez.
      """
  )
}
