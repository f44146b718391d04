extension OpenWithDone {
  public static let spanish = RuleWords(
    summary: "Una casilla abierta que dice cuándo se hizo",
    explanation: "Encuentra el campo `done` con una fecha en un elemento con la casilla abierta.",
    reason: "La casilla dice que aún no está hecho, y el campo, que sí; las listas de lo abierto lo muestran.",
    fix: "Marca la casilla, o quita el campo. Riesgoso: solo tú sabes cuál de los dos es el viejo. Lo recurrente no se marca."
  )
}
