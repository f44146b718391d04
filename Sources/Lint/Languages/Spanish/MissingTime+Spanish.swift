extension MissingTime {
  public static let spanish = RuleWords(
    summary: "Un bloque recurrente sin hora",
    explanation: "Encuentra un elemento del primer nivel de *Routine*, en la raíz de una bóveda, que no empieza con una hora.",
    reason: "Un bloque recurrente va a una hora de los días en que cae. Sin hora no está en ninguno de ellos.",
    fix: nil
  )
}
