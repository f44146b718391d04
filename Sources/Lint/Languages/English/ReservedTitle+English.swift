extension ReservedTitle {
  public static let english = RuleWords(
    summary: "A project called All",
    explanation: """
      Finds a file of kind `project` whose title, or whose name if it has no title, is *All*, in upper or lower case.
      """,
    reason: "*All* is the view of the tasks of every project. A project of that name could not be chosen.",
    fix: nil
  )
}
