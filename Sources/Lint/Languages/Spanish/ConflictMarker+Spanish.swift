extension ConflictMarker {
  public static let spanish = RuleWords(
    summary: "Una fusión sin resolver",
    explanation: """
      Encuentra las líneas que git escribe entre los dos lados de un conflicto: siete `<`, `|`, `=` o `>` al principio de una \
      línea, o más, si a git se le pidieron más (`conflict-marker-size`). Dentro de un bloque de código son texto.
      """,
    reason: """
      Mientras no se resuelva el conflicto, el archivo tiene los dos lados, y Markdown lee las marcas como títulos y citas. \
      Ningún comando reescribe un archivo así.
      """,
    fix: nil
  )
}
