extension UnreadArc {
  public static let french = RuleWords(
    summary: "Une section qui ressemble à un arc et n’en est pas un",
    explanation: """
      Repère une section d’un rituel dont le titre commence par *Arc* et un numéro, ou par *Arc* et une date plus loin, et \
      n’est pas `Arc N: DATE - DATE` avec un numéro d’au moins 1, un premier jour et un dernier. Les mises en relief et les \
      autres signes devant et entre eux ne comptent pas.
      """,
    reason: "Ce qui est dans la section n’est compté nulle part\u{A0}: le rituel n’a pas cet arc.",
    fix: """
      Écrit le titre à partir du numéro et des deux dates, s’il ne contient rien d’autre. Risqué\u{A0}: c’est une supposition.
      """
  )
}
