extension UnreadValue {
  public static let spanish = RuleWords(
    summary: "Palabras que probablemente querías como valor",
    explanation: """
      Encuentra un elemento de lista de una página que es texto, y termina en lo que parece un contador o un número escrito de \
      otra forma: `Water: 3|8`, `Books = 12/30`, `Push-ups 20/50`, `Water 3 of 8 glasses`, `Chin-ups: best 9`, `Weight: 72,5`, \
      `Charge: 24%`. `Water 3/8` puede ser un día o el resultado de un partido; se encuentra solo donde la página tiene un \
      contador. También un número que se lee, y que para algunos dice otra cosa: `1.200`, que puede ser 1200, y `1e3`. También \
      un día futuro solo después del texto: `Half marathon: 2027-03-21`, y entre elementos que cuentan días, `Christmas (25 \
      Dec)`. También un nombre con un día, que puede repetirse cada año (`Mia 12.3.`, `Dad *1951-08-30`) o ser una fila de una \
      línea de tiempo (`6.12. Nikolaus`, `Holidays 23.12.–6.1.`). También un día junto a una regla que no lo dice: `Luis \
      03/02/1979 (every: year)` se repite el 1 de enero. De una tarea abierta, su avance: `60% done`, `7/12`.
      """,
    reason: "Lo que no se lee no cuenta, y nada muestra que no cuenta.",
    fix: """
      Escribe el valor como se lee. Riesgoso: quizá quieres las palabras como están. `72,5` y `1,200` significan un número en \
      unos países y otro en otros, así que hay dos arreglos.
      """
  )
}
