extension UnphasedRule {
  public static let english = RuleWords(
    summary: "A rule that does not say when it begins to count",
    explanation: """
      Finds a rule such as `2 weeks`, of more than one day, week, month or year, without `from`. It is counted from the first \
      entry of the log, and without one from Monday 2000-01-03.
      """,
    reason: "The file does not say which of two weeks you mean, and adding an earlier day to the log changes it.",
    fix: """
      Writes `from` with a day that gives the same due days from now on. Safe where the log has an entry. Without one nobody said \
      from when: a day below it that does not read, the next day from today on, or the day that keeps what is due. Unsafe.
      """
  )
}
