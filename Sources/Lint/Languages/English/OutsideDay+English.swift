extension OutsideDay {
  public static let english = RuleWords(
    summary: "A time block outside the hours of the day",
    explanation: """
      Finds a time block of a day that begins before `day-starts` of the vault, or ends after `day-ends`. Of a block without an \
      end only the start counts. Without these settings a day has all its 24 hours.
      """,
    reason: "The calendar of a day shows its hours. What is outside of them is easily overlooked.",
    fix: nil
  )
}
