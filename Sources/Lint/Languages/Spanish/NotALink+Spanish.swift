extension NotALink {
  public static let spanish = RuleWords(
    summary: "Un elemento de una lista de enlaces que no es un enlace",
    explanation: """
      Encuentra un elemento del primer nivel de *Pages*, *Rituals* o *Projects*, en la raíz de una bóveda, que no es \
      exactamente un enlace: `[words](path)`, `[[Title]]` o `[[Title|words]]`.
      """,
    reason: """
      Las listas dicen en qué orden se muestran los archivos. Un elemento que no nombra ningún archivo no tiene lugar en ese \
      orden.
      """,
    fix: nil
  )
}
