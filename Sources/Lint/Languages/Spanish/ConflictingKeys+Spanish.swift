extension ConflictingKeys {
  public static let spanish = RuleWords(
    summary: "Dos claves que dicen cada una qué es un elemento",
    explanation: """
      Encuentra dos de `every`, `streak`, `best` y `count` en una misma línea. El elemento se lee según la primera en este \
      orden; la otra se ignora.
      """,
    reason: "Una tarea recurrente no es una racha, y una cuenta no es un récord. La mitad de lo que dice la línea se pierde.",
    fix: nil
  )
}
