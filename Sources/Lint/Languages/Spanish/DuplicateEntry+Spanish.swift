extension DuplicateEntry {
  public static let spanish = RuleWords(
    summary: "Un día que está dos veces en un registro",
    explanation: """
      Encuentra una entrada cuyo día, o uno de sus días, ya tiene una entrada anterior del mismo registro con el mismo estado. \
      Las entradas con hora se dejan pasar, salvo las de hábitos y actividades, que se hacen una vez al día; también los \
      intentos de un récord.
      """,
    reason: "Un registro es un conjunto de días: la segunda entrada no dice nada, y oculta que quizá se quería decir otro día.",
    fix: """
      Borra la línea, si no tiene nota, ni campo, ni otra hora. Seguro: el registro dice lo mismo sin ella. De una actividad \
      borra cualquier segunda entrada de un día. Riesgoso: puede decir más que la primera.
      """
  )
}
