extension MissingDate {
  public static let english = RuleWords(
    summary: "A day without a date in its title or its name",
    explanation: """
      Finds a file of kind `day` that has no date of the calendar as `YYYY-MM-DD` in its title or its name. The date may be \
      anywhere in it, but not inside a word or a longer number.
      """,
    reason:
      "The title says which day it is, or the file's name if the title does not. Without a date the blocks and tasks of the file belong to no day.",
    fix: nil
  )
}
