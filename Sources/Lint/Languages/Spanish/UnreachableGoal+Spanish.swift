extension UnreachableGoal {
  public static let spanish = RuleWords(
    summary: "Una meta que no se puede alcanzar",
    explanation: """
      Encuentra un `goal` de una racha, o una regla como `3 times a week`, con un número mayor que el de los días de su \
      periodo: 7 de una semana, 31 de un mes, 366 de un año. Una regla que nombra días tiene periodos de un día. También un \
      `goal` de un hábito mayor que el número de días de su arco en los que toca.
      """,
    reason: "Un día cuenta una vez, así que la meta no se puede alcanzar, por más que se haga.",
    fix: nil
  )
}
