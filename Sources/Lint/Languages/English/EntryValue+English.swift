extension EntryValue {
  public static let english = RuleWords(
    summary: "An attempt without a number",
    explanation: """
      Finds an entry in the log of an item with `best` that has no number directly after its date and time. What is there instead \
      is read as a note. Also a number among lengths of time, and a length of time among numbers.
      """,
    reason: "The log of a best is a list of attempts. One without a number counts for nothing.",
    fix: """
      Writes `min` after a time, or minutes and seconds, where the other attempts have a length of time. Unsafe: it may be the \
      time of day.
      """
  )
}
