extension MarkOutOfLife {
  public static let spanish = RuleWords(
    summary: "Una marca antes de nacer o en una semana futura",
    explanation: """
      Encuentra una marca cuya fecha es anterior al día de `born`, o está en una semana posterior a la de hoy. Cualquier día \
      de la semana de hoy está bien.
      """,
    reason: """
      Una marca dice cómo fue una semana, así que la semana se tiene que haber vivido. Casi siempre el año está mal escrito.
      """,
    fix: nil
  )
}
