extension OutsideDay {
  public static let french = RuleWords(
    summary: "Une plage en dehors des heures du jour",
    explanation: """
      Repère une plage d’un jour qui commence avant `day-starts` du coffre, ou se termine après `day-ends`. D’une plage sans \
      fin, seul le début compte. Sans ces réglages, un jour a toutes ses 24 heures.
      """,
    reason: "Le calendrier d’un jour en montre les heures. Ce qui est en dehors échappe facilement à l’œil.",
    fix: nil
  )
}
