extension UnclosedGroup {
  public static let spanish = RuleWords(
    summary: "Campos cuyo paréntesis no se cierra",
    explanation: "Encuentra un `(` al que siguen una clave y dos puntos, donde el párrafo no tiene un `)` que lo cierre.",
    reason: "Sin su cierre, el paréntesis es parte del texto, y sus campos se ignoran.",
    fix: "Escribe `)` al final de la línea. Seguro: se ofrece solo donde se lee todo lo que queda adentro."
  )
}
