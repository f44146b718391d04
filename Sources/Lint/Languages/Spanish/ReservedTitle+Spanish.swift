extension ReservedTitle {
  public static let spanish = RuleWords(
    summary: "Un proyecto llamado “All”",
    explanation: """
      Encuentra un archivo de tipo `project` cuyo título, o cuyo nombre si no tiene título, es *All*, en mayúsculas o \
      minúsculas.
      """,
    reason: "*All* es la vista de las tareas de todos los proyectos. Un proyecto con ese nombre no se podría elegir.",
    fix: nil
  )
}
