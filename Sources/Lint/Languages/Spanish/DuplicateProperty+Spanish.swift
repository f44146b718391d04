extension DuplicateProperty {
  public static let spanish = RuleWords(
    summary: "Una propiedad que está dos veces",
    explanation: "Encuentra una clave del encabezado que ya tiene una línea anterior. Se lee la primera, y las demás no.",
    reason: "Querías uno de los dos valores, y nada en el archivo dice cuál. YAML lo prohíbe (YAML 1.2, sección 3.2.1.1).",
    fix: nil
  )
}
