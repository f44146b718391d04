extension MissingTask {
  public static let spanish = RuleWords(
    summary: "Una tarea que su proyecto no tiene",
    explanation: """
      Encuentra una tarea de un día, de una pila o de la rutina que nombra un proyecto en el que ninguna tarea se llama así. \
      Los nombres se comparan con los escapes resueltos y los espacios reducidos a uno; mayúsculas y minúsculas se distinguen.
      """,
    reason: """
      Lo que vale de una tarea es su línea en el proyecto. Sin ella la tarea no tiene fecha de vencimiento, y no está en \
      ninguna lista en cuanto pasa su día.
      """,
    fix: """
      Agrega la tarea a su proyecto, después de la última; como hecha, si en algún día está hecha. Riesgoso donde una tarea \
      del proyecto se llama casi igual, o empieza con ese nombre, y quizá era esa; si no, seguro. Si varios lugares nombran la \
      tarea, el arreglo está en el primero.
      """
  )
}
