extension UnreadArc {
  public static let spanish = RuleWords(
    summary: "Una sección que parece un arco y no lo es",
    explanation: """
      Encuentra una sección de un ritual cuyo título empieza con *Arc* y un número, o con *Arc* y una fecha en algún lugar \
      después, y no es `Arc N: DATE - DATE` con un número de 1 en adelante, un primer día y un último. El énfasis y otros \
      signos antes y entre ellos no importan.
      """,
    reason: "Lo que está en la sección no se cuenta en ningún lado: el ritual no tiene ese arco.",
    fix: "Escribe el título a partir del número y las dos fechas, si no lleva nada más. Riesgoso: es una suposición."
  )
}
