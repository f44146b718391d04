extension UnreadSection {
  public static let spanish = RuleWords(
    summary: "Una sección cuyo nombre no es el que se lee",
    explanation: """
      Encuentra una sección de la raíz de una bóveda que llama con otras palabras o en otro idioma a lo que se lee como \
      *Pages*, *Rituals*, *Projects*, *Categories* o *Routine*, donde ninguna sección tiene ese nombre: una de enlaces, de \
      horas, de categorías. En una vida se encuentra lo mismo con *Phases*.
      """,
    reason: """
      Sus enlaces no dan ningún orden, sus bloques no están en ningún día, sus categorías no tienen color, y sus etapas marcan \
      semanas o nada.
      """,
    fix: "Escribe el nombre que se lee. Riesgoso: la sección puede ser una nota tuya."
  )
}
