extension EntryNotDue {
  public static let english = RuleWords(
    summary: "A habit that was done on a day that is not due",
    explanation: """
      Finds an entry of a habit with `every` on a day of its arc that the rule does not name. Rules of whole weeks, months or \
      years (`every: week`) are met on any day.
      """,
    reason: "Such a day adds nothing to a streak. If you did it anyway, nothing is wrong; but often the date is off by one.",
    fix: nil
  )
}
