extension UnknownCategory {
  public static let spanish = RuleWords(
    summary: "Una categoría que no existe",
    explanation: """
      Encuentra `category` de un ritual o de una actividad con un nombre que ni viene incluido para su tipo ni es una línea de \
      *Categories* en la raíz de la bóveda. Los rituales tienen Health, Productivity, Mindfulness y Self-Care; las \
      actividades, Hobby, Health, Career y Education. No se distinguen mayúsculas de minúsculas.
      """,
    reason: "Con un nombre mal escrito, el ritual o la actividad queda en una categoría aparte, sin nada más y sin color.",
    fix: "Escribe la categoría con el nombre más parecido. Riesgoso: quizá quieres otra, o una que vas a agregar."
  )
}
