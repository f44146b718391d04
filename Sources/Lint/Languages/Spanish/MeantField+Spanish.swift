extension MeantField {
  public static let spanish = RuleWords(
    summary: "Palabras entre paréntesis que probablemente querías como campo",
    explanation: """
      Encuentra paréntesis al final de un elemento que dicen sin dos puntos lo que dice un campo: `(due tomorrow)`, `(high)` \
      en una tarea, `(3x a week)`, `(every monday)`, `(streak)`; campos entre llaves o corchetes, `{due: 2026-12-31}`; y un \
      campo que es un párrafo aparte. Solo donde la clave se lee y las palabras dicen un valor que puede tener.
      """,
    reason: "Parece un campo y se lee como texto: la tarea no tiene fecha, y no se repite.",
    fix: """
      Escribe el campo. Seguro con campos entre otros signos, y con una clave cuyo valor solo puede significar una cosa (`(due \
      31 Dec 2026)`). Riesgoso con días que dependen de hoy, con palabras sin clave, y con un párrafo, que pasa al elemento de \
      justo arriba.
      """
  )
}
