extension MissingDate {
  public static let spanish = RuleWords(
    summary: "Un día sin fecha en su título ni en su nombre",
    explanation: """
      Encuentra un archivo de tipo `day` que no tiene una fecha del calendario como `YYYY-MM-DD` ni en su título ni en su \
      nombre. La fecha puede estar en cualquier parte, pero no dentro de una palabra ni de un número más largo.
      """,
    reason: """
      El título dice qué día es, o el nombre del archivo si el título no lo dice. Sin fecha, los bloques y las tareas del \
      archivo no son de ningún día.
      """,
    fix: nil
  )
}
