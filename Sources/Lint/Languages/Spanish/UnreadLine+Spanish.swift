extension UnreadLine {
  public static let spanish = RuleWords(
    summary: "Una línea que parece un elemento de lista, una tarea o un título, y no lo es",
    explanation: """
      Encuentra párrafos con líneas que empiezan con `•`, `◦`, `▪`, `☐` y similares, o con `-` o `–` y texto, si no son \
      oraciones ni el nombre debajo de una cita; líneas así debajo de la de un elemento de lista, que continúan su texto, ahí \
      también `*word`, `+word`, `—` y `TODO`; una línea entre comillas con un nombre después, o una oración, justo debajo de \
      un elemento; una tarea en una cita, en un recuadro o en un bloque de HTML; y `##Words`, sin espacio.
      """,
    reason: """
      Markdown lee esas líneas como un solo texto, así que nada en ellas es un elemento: no se puede marcar, y no está en \
      ninguna lista.
      """,
    fix: """
      Escribe el marcador de lista de Markdown, o el espacio después del `#`. Seguro con signos que no empiezan otra cosa que \
      elementos de lista; riesgoso con guiones, `##`, citas y oraciones. No hay arreglo para una tarea en una cita o en HTML.
      """
  )
}
