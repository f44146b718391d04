extension MissingNumber {
  public static let english = RuleWords(
    summary: "A count without a number, or with one that cannot be read",
    explanation: """
      Finds an item with `count` whose words do not end in a colon and a number, which reads as 0; and an item with `count` or \
      `best` in which something else comes after the colon.
      """,
    reason: "A number that is not read cannot be counted up or down, and a command would write a second one.",
    fix: """
      Writes `: 0` if there is no digit in the words, which is safe; the colon before the only number in them, or a point for \
      a comma, which is not: the number may be part of the name.
      """
  )
}
