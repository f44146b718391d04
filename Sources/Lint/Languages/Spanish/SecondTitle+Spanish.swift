extension SecondTitle {
  public static let spanish = RuleWords(
    summary: "Un segundo título",
    explanation: "Encuentra un título de primer nivel después del primero, que es el del archivo. Se lee como una sección.",
    reason: """
      Un archivo es una sola cosa con un solo título. Otros programas muestran el segundo tan grande como el primero, y los \
      ponen uno junto al otro en sus listas.
      """,
    fix: "Lo convierte en un título de segundo nivel. Seguro: se lee como una sección antes y después."
  )
}
