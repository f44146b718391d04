extension MissingEnd {
  public static let spanish = RuleWords(
    summary: "Un bloque de un día pasado sin final",
    explanation: """
      Encuentra un bloque sin hora de fin en un día que ya terminó. Dura lo que dice `default-block` de la bóveda, o hasta el \
      siguiente bloque. Los bloques de hoy y de días futuros se dejan pasar.
      """,
    reason: """
      Cuando cambia `default-block`, el pasado cambia con él: cuánto duró el bloque, y lo que cuenta `tidemark stats time`.
      """,
    fix: """
      Escribe el final que el bloque tiene con el ajuste de hoy, de modo que ninguna vista muestra otra cosa que antes. \
      Riesgoso de todos modos: el final se vuelve un hecho de tu diario que nadie escribió, y si `default-block` era otro ese \
      día, es el equivocado. Antes de cambiar `default-block`, `tidemark lint --fix --unsafe-fixes --rule missing-end` \
      conserva como están todos los días pasados.
      """
  )
}
