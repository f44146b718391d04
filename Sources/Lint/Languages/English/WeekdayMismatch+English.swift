extension WeekdayMismatch {
  public static let english = RuleWords(
    summary: "A weekday that is not that of the date",
    explanation: """
      Finds, in the title of a day, the English name of a weekday, in full or of three letters, that is not the weekday of the \
      date, if the right one is not there as well; and right after the date of a row of a page such a name in full, in \
      English, German, French or Spanish, if nothing or a word in small letters follows.
      """,
    reason: "One of the two is wrong: a file that was copied for the next day, and changed in one place only.",
    fix: "Writes the weekday of the date. Unsafe: the date may be the mistake."
  )
}
