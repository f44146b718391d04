extension WeekdayMismatch {
  public static let english = RuleWords(
    summary: "A weekday that is not that of the date",
    explanation: """
      Finds, in the title of a day, the English name of a weekday, in full or of three letters, that is not the weekday of the \
      date, if the right one is not there as well.
      """,
    reason: "One of the two is wrong: a file that was copied for the next day, and changed in one place only.",
    fix: "Writes the weekday of the date. Unsafe: the date may be the mistake."
  )
}
