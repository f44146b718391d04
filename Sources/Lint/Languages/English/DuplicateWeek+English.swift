extension DuplicateWeek {
  public static let english = RuleWords(
    summary: "Two marks in one week of a life",
    explanation: """
      Finds a mark whose week an earlier mark of the file has. The weeks of a life begin on the weekday of its first day, and \
      not with those of the calendar.
      """,
    reason: "A week has one square, and one mark to fill it with: the first. What a second says is not shown.",
    fix: nil
  )
}
