extension EntryValue {
  public static let spanish = RuleWords(
    summary: "Un intento sin número",
    explanation: """
      Encuentra una entrada, en el registro de un elemento con `best`, que no tiene un número justo después de su fecha y su \
      hora. Lo que está ahí en su lugar se lee como nota. También un número entre duraciones, y una duración entre números.
      """,
    reason: "El registro de un récord es una lista de intentos. Uno sin número no cuenta para nada.",
    fix: """
      Escribe `min` después de una hora, o minutos y segundos, donde los demás intentos tienen una duración. Riesgoso: puede \
      ser la hora del día.
      """
  )
}
