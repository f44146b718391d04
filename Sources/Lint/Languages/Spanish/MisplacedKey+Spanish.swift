extension MisplacedKey {
  public static let spanish = RuleWords(
    summary: "Una clave que no se lee en su lugar",
    explanation: """
      Encuentra una clave que los elementos de esta clase no tienen (`due` sin casilla), y una que solo significa algo junto a \
      otra (`goal` junto a `streak`). Las claves que son de otros tipos de archivo son texto si están solas entre paréntesis, \
      y se encuentran solo junto a claves que se leen.
      """,
    reason: "La clave está bien escrita, así que la línea parece correcta, pero lo que dice se ignora.",
    fix: nil
  )
}
