extension EndBeforeStart {
  public static let spanish = RuleWords(
    summary: "Un intervalo que termina antes de empezar",
    explanation: """
      Encuentra un intervalo de fechas cuyo último día es anterior al primero, un intervalo de horas que no termina después de \
      empezar, lo mismo en un registro y en `at`, y un `until` anterior a su `from`. Un intervalo de horas que empieza a las \
      12:00 o después y termina a las 12:00 o antes pasa de la medianoche y es correcto.
      """,
    reason: "Un intervalo así no tiene ni un día ni un minuto. No se lee, y sus caracteres se quedan en el texto.",
    fix: nil
  )
}
