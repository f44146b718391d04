extension EntryNotDue {
  public static let french = RuleWords(
    summary: "Une habitude faite un jour qui n’est pas prévu",
    explanation: """
      Repère, pour une habitude avec `every`, une entrée d’un jour de son arc que la règle ne nomme pas. Les règles de \
      semaines, de mois ou d’années entières (`every: week`) sont respectées n’importe quel jour.
      """,
    reason: """
      Un tel jour n’ajoute rien à une série. Si vous l’avez faite quand même, tout va bien; mais souvent, la date est décalée \
      d’un jour.
      """,
    fix: nil
  )
}
