extension SetAsideLast {
  public static let spanish = RuleWords(
    summary: "Una sección después de “Things that used to matter”",
    explanation: """
      Encuentra, en una página, una sección *Things that used to matter* a la que sigue otra sección; y una que se llama casi \
      así, como *Things which used to matter*, donde ninguna se llama así.
      """,
    reason: """
      Su lugar es el final de la página, fuera de la vista. Si está en medio, lo que agregas al final de la página puede ir a \
      dar a la sección equivocada.
      """,
    fix: "Pasa la sección con todas sus líneas al final del archivo. Seguro: nada más cambia. Riesgoso: escribe el título."
  )
}
