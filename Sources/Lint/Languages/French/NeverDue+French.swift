extension NeverDue {
  public static let french = RuleWords(
    summary: "Une règle qui n’a jamais d’échéance",
    explanation: """
      Repère une règle de récurrence à laquelle, avec ses `in`, `from` et `until`, aucun jour du calendrier ne répond.
      """,
    reason: "L’élément n’est jamais à faire, et rien d’autre ne le dirait.",
    fix: """
      Pour une année que `in` limite à un mois, écrit le premier jour de ce mois. Risqué\u{A0}: un autre jour est peut-être \
      voulu.
      """
  )
}
