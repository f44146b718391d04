extension NestedBlock {
  public static let spanish = RuleWords(
    summary: "Un bloque debajo de otro elemento",
    explanation: """
      Encuentra, en un día, un elemento de lista que empieza con una hora y está debajo de otro. Solo un elemento del primer \
      nivel es un bloque; debajo de otro, la hora es parte del texto. Los pasos de una tarea se dejan pasar.
      """,
    reason: "Parece parte del plan, y no se muestra en ningún calendario.",
    fix: nil
  )
}
