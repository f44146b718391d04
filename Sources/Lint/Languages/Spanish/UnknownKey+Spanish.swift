extension UnknownKey {
  public static let spanish = RuleWords(
    summary: "Un campo cuya clave no se conoce",
    explanation: """
      Encuentra una palabra antes de dos puntos, en un grupo que tiene al menos una clave conocida, que no es una clave. El \
      campo se conserva y no significa nada. Sola entre paréntesis, una palabra así se encuentra solo si es casi una clave y \
      su valor es uno que la clave podría tener.
      """,
    reason: "Una clave mal escrita parece correcta, pero lo que dice se ignora.",
    fix: """
      Escribe la clave más parecida; si ninguna se parece, pasa el campo al texto. Riesgoso: quizá quieres la palabra como \
      está.
      """
  )
}
