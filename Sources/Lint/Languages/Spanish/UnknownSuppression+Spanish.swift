extension UnknownSuppression {
  public static let spanish = RuleWords(
    summary: "Una excepción que no nombra ninguna regla",
    explanation: """
      Encuentra en `<!-- tidemark: allow … -->`, en `<!-- tidemark: allow-file … -->` o en la propiedad `allow` un nombre que \
      ninguna regla tiene, y un comentario de esos sin nombre.
      """,
    reason: "Ahora no silencia nada, y podría ocultar un hallazgo de una versión posterior.",
    fix: "Escribe la regla más parecida. Riesgoso: quizá se quería otra."
  )
}
