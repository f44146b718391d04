extension UnknownBox {
  public static let spanish = RuleWords(
    summary: "Una casilla con un carácter que no significa nada",
    explanation: """
      Encuentra una casilla con un carácter que no es un espacio, `x` ni `-`. Se conserva como está, y su estado es \
      desconocido. También una palabra de estado, o el avance de una tarea, entre corchetes así: `[wip]`, `[done]`, `[2/4]`.
      """,
    reason: "Un elemento de estado desconocido no está ni abierto ni hecho: no entra en ninguna de las dos cuentas.",
    fix: """
      Escribe el estado más cercano a lo que el carácter significa en otros programas. Riesgoso: la casilla dice menos \
      entonces.
      """
  )
}
