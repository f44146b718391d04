extension DuplicateEntry {
  public static let english = RuleWords(
    summary: "A day that is in a log twice",
    explanation: """
      Finds an entry whose day, or one of whose days, an earlier entry of the same log and the same state has. Entries with a \
      time are left alone, except of habits and activities, which are done once a day; so are the attempts of a best.
      """,
    reason: "A log is a set of days: the second entry says nothing, and hides that another day may have been meant.",
    fix: """
      Deletes the line, if it has neither note nor field nor another time. Safe: the log says the same without it. Of an \
      activity deletes any second entry of a day. Unsafe: it may say more than the first.
      """
  )
}
