extension DuplicateTask {
  public static let spanish = RuleWords(
    summary: "Dos tareas con el mismo nombre en un proyecto",
    explanation: """
      Encuentra una tarea en el archivo de un proyecto cuyo nombre ya tiene una tarea anterior del archivo, en la sección que \
      sea. Los nombres se comparan con los escapes resueltos y los espacios reducidos a uno; mayúsculas y minúsculas se \
      distinguen. Un identificador al final de la línea (`^second`) es parte del nombre. Los pasos de una tarea no cuentan.
      """,
    reason: """
      Una tarea se conoce por su proyecto y su nombre; por ellos la encuentran los bloques en los que está planeada. Si dos \
      llevan el mismo nombre, no se sabe cuál quieren decir.
      """,
    fix: nil
  )
}
