extension DuplicateName {
  public static let spanish = RuleWords(
    summary: "Dos elementos con el mismo nombre en un mismo lugar",
    explanation: """
      Encuentra un elemento con estado o historial (una casilla, un contador, una racha, …) cuyo nombre tiene otro elemento \
      así de la misma sección, grupo o lista de hijos; también categorías, las tareas de un bloque, los hábitos de un arco y \
      todas las actividades de un archivo. Los nombres se comparan con los escapes resueltos y los espacios reducidos a uno; \
      mayúsculas y minúsculas se distinguen. Un identificador al final de la línea (`^second`) es parte del nombre, y también \
      el `project` de una tarea. De las tareas del archivo de un proyecto se encarga `duplicate-task`.
      """,
    reason: """
      Una cosa se conoce por su lugar y su nombre. Si le nombras una de las dos a un comando, no puede saber cuál quieres \
      decir.
      """,
    fix: nil
  )
}
