extension UnreadBrackets {
  public static let spanish = RuleWords(
    summary: "Palabras entre paréntesis que dicen cuándo y se leen como texto",
    explanation: """
      Encuentra paréntesis después del texto de un elemento que dicen cuándo es, o cada cuánto, de una manera o en un lugar en \
      que ningún campo lo dice: `(until friday)` en un día, `(till 30 nov)` en un paso, `(every week)` en una tarea de un día, \
      `(by summer 2027)`; y una clave sin su valor, `(due)`. Lo que se puede escribir como se quiere decir lo encuentra \
      `meant-field`.
      """,
    reason: "Quizá lo escribiste para Tidemark, y ninguna lista ni ningún aviso sabe de ello.",
    fix: """
      Escribe la forma más parecida que se lee, donde hay una para ese lugar. Riesgoso: quizá quieres las palabras como están.
      """
  )
}
