extension AccidentalList {
  public static let spanish = RuleWords(
    summary: "Un número que empieza una lista sin querer",
    explanation: """
      Encuentra una lista numerada de un solo elemento cuyo número pasa de 99. Markdown lee un número y un punto al principio \
      de un párrafo como el marcador de una lista (CommonMark 0.30, sección 5.2).
      """,
    reason: "El número deja de ser parte del texto: otros lectores de Markdown pueden mostrar 1 en vez del año.",
    fix: "Escribe una diagonal invertida antes del punto, donde la lista es un solo párrafo. Seguro: el texto queda como está."
  )
}
