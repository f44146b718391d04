extension OtherCase {
  public static let english = RuleWords(
    summary: "A tag or a category that differs from another only in upper and lower case",
    explanation: """
      Finds a tag that differs from an earlier one of its file only in upper and lower case, and such a category of activities or \
      of the root.
      """,
    reason: "Case counts in names: you have two tags, or two categories, where you probably mean one.",
    fix: "Writes the earlier spelling. Unsafe: you may mean both."
  )
}
