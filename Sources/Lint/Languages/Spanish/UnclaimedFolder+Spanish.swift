extension UnclaimedFolder {
  public static let spanish = RuleWords(
    summary: "Una carpeta de notas diarias, páginas o proyectos que ningún ajuste menciona",
    explanation: """
      Encuentra una carpeta de la bóveda con tres archivos de Markdown o más que llevan fechas por nombre y se quedan como \
      notas, porque no dicen ningún tipo y ningún ajuste nombra la carpeta; con uno basta en una carpeta que se llama `days`, \
      `daily`, `journal`, `diary` o algo similar. Las carpetas de años y meses, como `journal/2026/11`, cuentan como aquella \
      en la que están; en el primer nivel de la bóveda, cada una se nombra por su cuenta. También se encuentran las carpetas \
      que se llaman `pages`, `projects` o `rituals`, con las notas que tienen casillas.
      """,
    reason: "Ninguna vista muestra lo que está escrito en ellas, y nada más lo dice.",
    fix: """
      Escribe el ajuste en el encabezado de la raíz, o agrega la carpeta al ajuste. Riesgoso: los archivos pueden ser actas u \
      otras notas. Se aplica solo donde los archivos no dan ningún hallazgo nuevo.
      """
  )
}
