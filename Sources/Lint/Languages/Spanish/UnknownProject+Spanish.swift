extension UnknownProject {
  public static let spanish = RuleWords(
    summary: "Una tarea de un proyecto que no existe",
    explanation: """
      Encuentra `project` con un título que no tiene ningún proyecto de la bóveda. Los títulos se comparan como nombres, sin \
      distinguir mayúsculas de minúsculas.
      """,
    reason: """
      La tarea no está en la lista de ningún proyecto, no tiene el color de ninguno, y su tiempo no cuenta para ninguno.
      """,
    fix: "Escribe el título del proyecto con el nombre más parecido. Riesgoso: quizá quieres otro, o uno que vas a crear."
  )
}
