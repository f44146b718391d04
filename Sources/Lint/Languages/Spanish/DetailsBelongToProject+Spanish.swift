extension DetailsBelongToProject {
  public static let spanish = RuleWords(
    summary: "Detalles de una tarea fuera de su proyecto",
    explanation: """
      Encuentra `due`, `priority` o `done` en una tarea debajo de un bloque, o en una pila, que pertenece a un proyecto. Se \
      leen, pero cuenta lo que dice su proyecto. Una tarea sin proyecto los tiene donde está.
      """,
    reason: "Escritos en dos lugares, un día serán distintos: un cambio en el proyecto no llega a la copia.",
    fix: nil
  )
}
