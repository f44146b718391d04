extension IdleHabit {
  public static let spanish = RuleWords(
    summary: "Un hábito sin hacer a la mitad de su arco",
    explanation: """
      Encuentra un hábito del arco en curso que no se ha hecho ni una vez cuando ya pasó la mitad de los días del arco y \
      tocaba en alguno de ellos.
      """,
    reason: "Un hábito que nunca se hace pesa en cada día del ritual. O bien se olvidó su registro.",
    fix: nil
  )
}
