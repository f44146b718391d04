extension FieldValueRule {
  public static let english = RuleWords(
    summary: "A value that its key cannot have",
    explanation: """
      Finds a field whose value is not what its key takes: not a day of the calendar, not a time, not a number, not one of the \
      words, not a rule of recurrence. The item is read as if the field were absent.
      """,
    reason: "What the field should say is lost: a task has no date, and a tracker is only a line of text.",
    fix: """
      Writes the value that you must have meant, where there is only one (`1 March 2027` as `2027-03-01`, `M W F` as `mon wed \
      fri`), and with their keys what else the words say: `Wednesdays 17:00` as `wed, at: 17:00`. Safe. The date that words mean \
      today (`tomorrow`, `fri`, `12-25`) and the nearest word (`hihg` as `high`) are unsafe.
      """
  )
}
