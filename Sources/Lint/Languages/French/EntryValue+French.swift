extension EntryValue {
  public static let french = RuleWords(
    summary: "Un essai sans nombre",
    explanation: """
      Repère une entrée, dans le journal d’un élément avec `best`, qui n’a pas de nombre juste après sa date et son heure. Ce \
      qui s’y trouve à la place est lu comme une note. Repère aussi un nombre parmi des durées, et une durée parmi des \
      nombres.
      """,
    reason: "Le journal d’un record est une liste d’essais. Un essai sans nombre ne compte pour rien.",
    fix: """
      Écrit `min` après une heure, ou des minutes et des secondes, là où les autres essais ont une durée. Risqué\u{A0}: c’est \
      peut-être l’heure du jour.
      """
  )
}
