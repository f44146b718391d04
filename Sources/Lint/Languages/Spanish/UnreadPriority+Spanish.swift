extension UnreadPriority {
  public static let spanish = RuleWords(
    summary: "Signos o palabras de una tarea abierta que dicen cuánto importa",
    explanation: """
      Encuentra en una tarea abierta sin `priority` lo que dice que importa: dos signos de exclamación o más, `**` o `***` en \
      cualquiera de los extremos del texto, `!` justo antes de la primera palabra; `[high]`, `[low]`, `[urgent]`, `(asap)`; \
      las palabras *urgent*, *important*, *asap*, *wichtig*, *dringend* y similares antes de dos puntos o en mayúsculas al \
      principio, y al final después de una coma, en mayúsculas o antes de un `!`.
      """,
    reason: "Quizá lo escribiste para Tidemark: sin un campo, la tarea se ordena como cualquier otra.",
    fix: "Escribe el campo. Un signo le cede el lugar, una palabra se queda. Riesgoso: quizá solo te da gusto."
  )
}
