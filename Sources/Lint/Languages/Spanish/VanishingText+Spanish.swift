extension VanishingText {
  public static let spanish = RuleWords(
    summary: "Texto que Markdown oculta",
    explanation: """
      Encuentra `[word]: word` donde empieza un párrafo o un elemento. Markdown lo lee como la definición de un enlace \
      (CommonMark 0.30, sección 4.7), que no se muestra en ningún lado. Una definición con una dirección, una ruta o un ancla \
      se deja pasar.
      """,
    reason: """
      Las palabras están en el archivo y en ninguna pantalla: ni Tidemark ni ningún otro lector de Markdown las muestra.
      """,
    fix: """
      Quita los dos puntos después de una casilla, o si no, escribe una diagonal invertida antes del corchete. Seguro: las \
      palabras se vuelven visibles.
      """
  )
}
