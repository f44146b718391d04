extension NeverDue {
  public static let english = RuleWords(
    summary: "A rule that is never due",
    explanation: "Finds a rule of recurrence that no day of the calendar fits, together with its `in`, `from` and `until`.",
    reason: "The item is never due, and nothing else would say so.",
    fix: "Writes the first day of the month for a year `in` that month. Unsafe: another day may be meant."
  )
}
