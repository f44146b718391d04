extension OtherCase {
  public static let spanish = RuleWords(
    summary: "Una etiqueta o una categoría que solo difiere de otra en mayúsculas y minúsculas",
    explanation: """
      Encuentra una etiqueta que solo difiere de una anterior de su archivo en mayúsculas y minúsculas, y una categoría así de \
      las actividades o de la raíz.
      """,
    reason: "En los nombres, las mayúsculas cuentan: tienes dos etiquetas, o dos categorías, donde probablemente quieres una.",
    fix: "Escribe la forma anterior. Riesgoso: quizá quieres las dos."
  )
}
