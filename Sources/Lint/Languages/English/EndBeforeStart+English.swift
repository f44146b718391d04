extension EndBeforeStart {
  public static let english = RuleWords(
    summary: "A range that ends before it starts",
    explanation: """
      Finds a range of dates whose last day is before its first, a range of times whose end is not after its start, the same \
      in a log and in `at`, and an `until` before its `from`. A range of times from 12:00 or later to 12:00 or earlier passes \
      midnight and is right.
      """,
    reason: "Such a range has no day and no minute in it. It is not read, and its characters stay among the words.",
    fix: nil
  )
}
