extension DeadLink {
  public static let spanish = RuleWords(
    summary: "Una línea de las listas de la bóveda que no lleva a ningún lado",
    explanation: """
      Encuentra un enlace de las secciones *Pages*, *Rituals* y *Projects* de `tidemark.md` cuyo archivo o título no está en \
      la bóveda, o es de un documento de otro tipo. No cuentan los archivos sin un tipo conocido, ni los que quedan fuera de \
      la bóveda.
      """,
    reason: """
      Las listas dicen en qué orden van los documentos. Una línea que no lleva a ningún lado es una página que cambió de \
      nombre o se perdió.
      """,
    fix: "Escribe un enlace al documento con el nombre más parecido, o borra la línea. Riesgoso: quizá quieres decir otro."
  )
}
