extension UnknownKey {
  public static let french = RuleWords(
    summary: "Un champ dont la clé est inconnue",
    explanation: """
      Repère un mot devant un deux-points, dans un groupe qui a au moins une clé connue, et qui n’en est pas une lui-même. Le \
      champ est gardé et ne veut rien dire. Seul entre parenthèses, un tel mot n’est repéré que s’il est presque une clé et \
      que sa valeur est de celles que la clé pourrait avoir.
      """,
    reason: "Une clé mal écrite a l’air correcte, mais ce qu’elle dit est ignoré.",
    fix: """
      Écrit la clé la plus proche; si aucune n’est proche, met le champ dans le texte. Risqué\u{A0}: vous voulez peut-être le \
      mot tel quel.
      """
  )
}
