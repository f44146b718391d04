extension OverlappingBlocks {
  public static let spanish = RuleWords(
    summary: "Dos bloques que se traslapan",
    explanation: """
      Encuentra un bloque de un día que empieza antes de que haya terminado otro, o junto con él. Un bloque sin final termina \
      donde empieza el siguiente. Cada bloque se señala una vez, con el primero de aquellos con los que se traslapa.
      """,
    reason: "No puedes hacer dos cosas a la vez. Un día con traslapes tiene menos tiempo del que parece.",
    fix: nil
  )
}
