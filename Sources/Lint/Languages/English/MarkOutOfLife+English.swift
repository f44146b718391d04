extension MarkOutOfLife {
  public static let english = RuleWords(
    summary: "A mark before birth or in a future week",
    explanation: """
      Finds a mark whose date is before the day in `born`, or in a week after the one that today is in. Any day of today's week \
      is fine.
      """,
    reason: "A mark says how a week was, so the week must have been lived. Usually the year is mistyped.",
    fix: nil
  )
}
