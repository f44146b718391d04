extension OutsideDay {
  public static let spanish = RuleWords(
    summary: "Un bloque fuera de las horas del día",
    explanation: """
      Encuentra un bloque de un día que empieza antes de `day-starts` de la bóveda, o termina después de `day-ends`. De un \
      bloque sin final solo cuenta el inicio. Sin estos ajustes un día tiene sus 24 horas.
      """,
    reason: "El calendario de un día muestra sus horas. Lo que está fuera de ellas se pasa por alto fácilmente.",
    fix: nil
  )
}
