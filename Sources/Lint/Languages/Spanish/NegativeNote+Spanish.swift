extension NegativeNote {
  public static let spanish = RuleWords(
    summary: "Una nota que dice que no, en una entrada que cuenta como hecha",
    explanation: """
      Encuentra una entrada sin estado cuya nota es “no”, “not done”, “nothing”, “forgot”, “skip”, “sick” o algo similar, o \
      empieza así y sigue después de una coma, de dos puntos o de un guion; cuya nota es `x`, que para algunos es una \
      palomita; empieza con `✗`, `❌` o `☐`; o que tiene su estado entre paréntesis, como `(missed)`, o mal escrito, como \
      `skiped`. Las demás notas se dejan pasar, y también una que va después de la palabra `done`.
      """,
    reason: "Una línea con fecha dice que ese día se hizo, diga lo que diga su nota. La racha sigue.",
    fix: """
      Escribe en su lugar `missed`, o el estado que está entre paréntesis. Riesgoso: cambia la racha, y quizá quieres decir \
      `skipped`. Seguro con `skip`, `miss` y los estados mal escritos.
      """
  )
}
