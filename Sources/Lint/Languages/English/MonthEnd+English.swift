extension MonthEnd {
  public static let english = RuleWords(
    summary: "A day that some months lack",
    explanation: """
      Finds a rule that names the 29th, 30th or 31st of the month, if one of its months lacks that day. Such a month is skipped \
      (RFC 5545, section 3.3.10).
      """,
    reason: "What is to be done on the 31st is due seven times a year. You may mean the last day of every month.",
    fix: "Writes `last` for those days. Unsafe: February's last day is not always the 29th."
  )
}
