extension MalformedBox {
  public static let spanish = RuleWords(
    summary: "Algo que parece una casilla y no lo es",
    explanation: """
      Encuentra `[]`, `[ x]` y similares; una casilla con una palabra pegada; una casilla pegada al marcador de la lista (`-[ \
      ]`); una casilla al principio de una línea sin marcador; una casilla después del ícono, de la hora o de la fecha, o \
      después del texto; y `☐`, `☑`, `( )` o `(x)` antes del texto de un elemento de lista; en una página, un día, un proyecto \
      y las pilas también `✓`, `✔` y `✅`, a menos que una línea empiece con una cruz o con otro emoji.
      """,
    reason: "La línea parece una tarea y se lee como texto: no se puede marcar, y no está en ninguna lista de lo abierto.",
    fix: """
      Escribe la casilla, el espacio o el marcador que falta, o pasa la casilla al principio. Seguro, salvo con paréntesis y \
      palomitas, que pueden ser texto, y con una casilla después del texto.
      """
  )
}
