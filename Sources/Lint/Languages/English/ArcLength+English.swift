extension ArcLength {
  public static let english = RuleWords(
    summary: "An arc of fewer than 7 or more than 365 days",
    explanation: """
      Finds an arc of a ritual whose first and last day, both counted, are fewer than 7 or more than 365 days. Days that are lost \
      because the arc was `ended` early still count as its days.
      """,
    reason:
      "An arc is a stretch of time to look back on. In less than a week there is little to see, and no arc lasts longer than a year.",
    fix: nil
  )
}
