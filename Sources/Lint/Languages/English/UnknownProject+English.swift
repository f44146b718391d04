extension UnknownProject {
  public static let english = RuleWords(
    summary: "A task of a project that does not exist",
    explanation: """
      Finds `project` with a title that no project of the vault has. Titles are compared as names, and upper and lower case do \
      not count.
      """,
    reason: "The task is in no project's list, has no project's color, and its time counts for no project.",
    fix:
      "Writes the title of the project with the nearest name. Unsafe: you may mean another one, or one that you will make."
  )
}
