extension FutureEntry {
  public static let english = RuleWords(
    summary: "Something done in the future",
    explanation: """
      Finds an entry of a log that says “done”, with or without the word, for a day after today, or for a range that goes on \
      after today. Entries that are `skipped` may be in the future.
      """,
    reason:
      "It would count as done when that day comes, though you have not done it. Usually the year or the month is mistyped.",
    fix: nil
  )
}
