extension UnreadProject {
  public static let spanish = RuleWords(
    summary: "Una tarea de un día que nombra un proyecto en su texto",
    explanation: """
      Encuentra, en una tarea abierta de un día, o de un bloque de un día, el título de un proyecto de la bóveda, donde ningún \
      campo nombra uno: como enlace, `[[Thesis]]`, como `@thesis` o `+thesis`, o entre paréntesis al final, `(Thesis)`.
      """,
    reason: """
      Quizá lo escribiste para Tidemark: la tarea no está en la lista de ningún proyecto, y su tiempo no cuenta para ninguno.
      """,
    fix: nil
  )
}
