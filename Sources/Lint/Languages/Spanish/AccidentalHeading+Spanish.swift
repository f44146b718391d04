extension AccidentalHeading {
  public static let spanish = RuleWords(
    summary: "Un “-” o “=” solo, o una raya, que forma un título",
    explanation: """
      Encuentra una línea de uno o dos `-` o `=` justo debajo de un texto. Markdown lee el texto como un título (CommonMark \
      0.30, sección 4.3). Tres guiones o más se encuentran debajo de varias líneas, y debajo de una sola que mide más del \
      doble que ellos, en un archivo que marca sus secciones con `#`; tres también debajo de una línea así de un día.
      """,
    reason: "Un elemento de lista vacío, o una línea de guiones, convierte el párrafo de arriba en el título de una sección.",
    fix: "Separa las dos líneas con una línea en blanco. Riesgoso: quizá querías un título."
  )
}
