extension MisspelledKind {
  public static let spanish = RuleWords(
    summary: "Un tipo que casi es conocido",
    explanation: """
      Encuentra, dentro de una bóveda, una propiedad `kind` cuyo valor está a una letra de un tipo conocido o empieza con la \
      palabra de uno, es una lista o algo parecido que contiene uno, o está vacío; una línea debajo de `kind` que YAML une a \
      su valor, porque tiene sangría; una propiedad que está a una o dos letras de `kind` y tiene como valor un tipo conocido; \
      `type` con uno en una carpeta que se llama así (`type: page` en `pages`); y una línea como `kind = page` en un \
      encabezado que no se puede leer. También `daily`, `habit` y `activity` se parecen a un tipo. Los demás valores son cosa \
      tuya.
      """,
    reason: "Un archivo sin un tipo conocido es una nota tuya: ningún comando la lee, y ninguna otra regla la mira.",
    fix: """
      Escribe la palabra más parecida. Riesgoso, porque quizá quieres la palabra como está; seguro con una lista de un solo \
      tipo conocido, y con uno al que le faltan los dos puntos. Arriba de una lista unida al tipo escribe `tags:`. Riesgoso: \
      puede ser otra lista.
      """
  )
}
