extension MissingBorn {
  public static let spanish = RuleWords(
    summary: "Una vida sin día de nacimiento",
    explanation: "Encuentra un archivo de tipo `life` que no tiene la propiedad `born`.",
    reason: "Las semanas de una vida se cuentan desde su primer día. Sin él no hay nada que contar.",
    fix: nil
  )
}
