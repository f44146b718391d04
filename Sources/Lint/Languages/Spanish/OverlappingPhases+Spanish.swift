extension OverlappingPhases {
  public static let spanish = RuleWords(
    summary: "Dos etapas de una vida que se traslapan",
    explanation: """
      Encuentra una etapa que empieza antes de que haya terminado una anterior, o junto con ella. Una etapa sin final dura \
      hasta el día antes de que empiece la siguiente. Cada etapa se señala una vez, con la primera de aquellas con las que se \
      traslapa.
      """,
    reason: "Una semana se muestra con el color de una sola etapa: la última en empezar. Esta oculta parte de la otra.",
    fix: nil
  )
}
