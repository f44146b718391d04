extension EntryOutsideArc {
  public static let english = RuleWords(
    summary: "An entry of a habit outside its arc",
    explanation: """
      Finds a habit that was done, or skipped, on a day before its arc begins or after it ends: after its last day, or after the \
      day in `ended`. A range is reported if one of its days is outside. Skipped days may be in the future.
      """,
    reason: "Only the days of the arc count for the habit, so the entry counts for nothing. Usually the date is mistyped.",
    fix: nil
  )
}
