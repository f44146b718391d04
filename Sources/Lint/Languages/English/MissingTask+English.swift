extension MissingTask {
  public static let english = RuleWords(
    summary: "A task that its project lacks",
    explanation: """
      Finds a task of a day, a stack or the routine that names a project in which no task has its name. Names are compared with \
      escapes resolved and spaces folded; upper and lower case count.
      """,
    reason:
      "What is true of a task is its line in the project. Without it the task has no due date, and is in no list once its day is over.",
    fix: """
      Adds the task to its project, after the last one; as done, if it is done on some day. Unsafe where a task of the project has \
      nearly this name, or begins with it, and may have been meant; otherwise safe. Where several places name the task, the first one has the fix.
      """
  )
}
