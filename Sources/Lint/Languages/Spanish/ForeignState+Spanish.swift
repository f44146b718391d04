extension ForeignState {
  public static let spanish = RuleWords(
    summary: "Una tarea cuyo estado o prioridad es una palabra o un signo de otro programa",
    explanation: """
      Encuentra elementos de lista, y párrafos de una línea, que empiezan con `TODO`, `DONE`, `CANCELLED`, `LATER`, `NOW`, \
      `DOING` o `WAITING`, si no son oraciones; dos o más líneas que empiezan con `x`, `<` u `o`, como en un bullet journal; \
      el `(A)`, `(B)` o `(C)` de todo.txt después de una casilla; elementos cuyo texto está todo tachado, con la casilla \
      abierta o sin ella, también hábitos; y tareas abiertas con `✅` o `❌` antes o después del texto.
      """,
    reason: """
      Parece una tarea y no tiene casilla o no tiene prioridad: no está en ninguna lista de lo abierto, o está en el lugar \
      equivocado.
      """,
    fix: """
      Escribe la casilla o la prioridad. `DOING`, `NOW`, `LATER` y `WAITING` se quedan antes del texto, porque ninguna casilla \
      dice eso. Lo tachado pasa a descartado, o a hecho; un hábito termina hoy. Riesgoso: la línea puede ser una oración.
      """
  )
}
