extension HalfRange {
  public static let english = RuleWords(
    summary: "Half of a range",
    explanation: """
      Finds a date or time at the start of an item that `/`, `..` or a dash and a digit follow, where the two do not read as a \
      range.
      """,
    reason:
      "If only the first half were read, a month would become one day. So neither is read, and both stay among the words.",
    fix: """
      Writes both ends in full, where the second can be guessed: a day of the same month, a month and day of the same year, an \
      hour. Unsafe: it is a guess.
      """
  )
}
