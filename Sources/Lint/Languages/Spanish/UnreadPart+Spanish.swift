extension UnreadPart {
  public static let spanish = RuleWords(
    summary: "Una palabra entre campos que no es un campo",
    explanation: """
      Encuentra un grupo que empieza con algo que no es `key: value`, y que tiene una clave que ahí se lee. Todo el grupo se \
      lee como texto.
      """,
    reason: "Una sola palabra sin su clave oculta todos los campos junto a ella.",
    fix: """
      Escribe la clave antes de una palabra que solo una clave admite, como `high`. Seguro: la palabra no puede significar \
      otra cosa.
      """
  )
}
