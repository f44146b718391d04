extension UnreadProperty {
  public static let spanish = RuleWords(
    summary: "Una propiedad que no se lee",
    explanation: """
      Encuentra una propiedad cuyo valor no es ni un texto ni una lista de textos: un mapa, una lista dentro de una lista, o \
      uno con un alias, un ancla o una etiqueta de YAML, o con un comentario como `#me` en su lugar. Se conserva como está. \
      También una línea debajo del título que es una propiedad de este tipo de archivo y un valor suyo: `time: evening` en \
      un ritual; y en el encabezado de un proyecto lo que tienen sus tareas, como `due`, `deadline` o `prio`.
      """,
    reason: "Lo que dice se ignora, y ningún comando lo puede cambiar. Otro programa quizá lo lea.",
    fix: """
      Pasa una línea del texto al encabezado, si ahí no está la propiedad. Seguro, salvo con las propiedades que admiten \
      cualquier palabra.
      """
  )
}
