extension DuplicateTitle {
  public static let english = RuleWords(
    summary: "Two documents of one kind with one title",
    explanation: """
      Finds a page, a project, a ritual or another document whose title a second one of its kind has in the same vault. Titles \
      are compared as names, and upper and lower case do not count. Days are known by their dates.
      """,
    reason: """
      A link or a field such as `project: Thesis` names a document by its title. With two of them, only the first is ever found.
      """,
    fix: nil
  )
}
