extension IndentedItem {
  public static let spanish = RuleWords(
    summary: "Un elemento de lista que se lee como código, o como texto de la línea de arriba",
    explanation: """
      Encuentra un bloque de código con sangría (CommonMark 0.30, sección 4.4) cuya primera línea parece un elemento de lista. \
      Markdown lee como código las líneas con sangría de cuatro columnas o más que no continúan una lista. Justo debajo de \
      otro texto, sin línea en blanco, se vuelven parte de ese texto: ahí se encuentra una casilla, una lista debajo de otro \
      elemento, y debajo de un párrafo una lista de dos elementos o más, o de uno después de dos puntos.
      """,
    reason: """
      Para Tidemark, como para cualquier otro lector de Markdown, no es un elemento: su casilla y sus fechas se ignoran.
      """,
    fix: nil
  )
}
