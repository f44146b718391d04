extension FieldValueRule {
  public static let spanish = RuleWords(
    summary: "Un valor que su clave no puede tener",
    explanation: """
      Encuentra un campo cuyo valor no es lo que su clave admite: ni un día del calendario, ni una hora, ni un número, ni una \
      de las palabras, ni una regla de recurrencia. El elemento se lee como si el campo no estuviera.
      """,
    reason: """
      Lo que el campo debía decir se pierde: una tarea no tiene fecha, y un seguimiento no es más que una línea de texto.
      """,
    fix: """
      Escribe el valor que sin duda querías, donde solo hay uno (`1 March 2027` como `2027-03-01`, `M W F` como `mon wed \
      fri`), y con sus claves lo demás que dice el texto: `Wednesdays 17:00` como `wed, at: 17:00`. Seguro. La fecha que unas \
      palabras significan hoy (`tomorrow`, `fri`, `12-25`) y la palabra más parecida (`hihg` como `high`) son riesgosas.
      """
  )
}
