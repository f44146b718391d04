extension WeekdayMismatch {
  public static let spanish = RuleWords(
    summary: "Un día de la semana que no es el de la fecha",
    explanation: """
      Encuentra, en el título de un día, el nombre en inglés de un día de la semana, completo o de tres letras, que no es el \
      de la fecha, si el correcto no está ahí también; y justo después de la fecha de una línea de una página, un nombre así \
      completo, en inglés, alemán, francés o español, si no sigue nada, o una palabra en minúsculas.
      """,
    reason: "Uno de los dos está mal: un archivo que se copió para el día siguiente y se cambió en un solo lugar.",
    fix: "Escribe el día de la semana de la fecha. Riesgoso: el error puede estar en la fecha."
  )
}
