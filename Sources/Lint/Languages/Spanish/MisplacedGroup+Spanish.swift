extension MisplacedGroup {
  public static let spanish = RuleWords(
    summary: "Campos que no cierran la línea",
    explanation: """
      Encuentra un grupo de campos al que sigue texto, o un signo de interrogación; también uno en las líneas de abajo del \
      elemento. Después solo pueden ir etiquetas, comentarios, uno de `.,;:!` y un identificador. En un título, encuentra \
      etiquetas después de sus campos, y un identificador.
      """,
    reason: "Un paréntesis es un grupo de campos solo al final. En otro lugar es parte del texto, y sus campos se ignoran.",
    fix: """
      Pasa el grupo al final de la línea. Seguro: se ofrece solo donde ahí se lee todo. Escribe las etiquetas de un título \
      antes de sus campos. Riesgoso: el título las muestra entonces.
      """
  )
}
