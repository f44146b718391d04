extension MisspelledProperty {
  public static let spanish = RuleWords(
    summary: "Una propiedad que casi es una conocida",
    explanation: """
      Encuentra una propiedad que no se conoce y está a una letra (a dos, en palabras de seis letras o más) de una que este \
      tipo de archivo puede tener y no tiene, o que empieza con las mismas seis letras (`expected` por `expectancy`), o que se llama como una en \
      alemán, francés o español (`etiquetas` por `tags`). \
      Mayúsculas y minúsculas se distinguen: `Theme` no es `theme`. Las demás propiedades se conservan sin decir nada.
      """,
    reason: "Una propiedad mal escrita parece correcta, pero lo que dice se ignora.",
    fix: "Escribe la propiedad más parecida. Riesgoso: quizá quieres la palabra como está."
  )
}
