extension DetailsBelongToProject {
  public static let english = RuleWords(
    summary: "Details of a task outside of its project",
    explanation: """
      Finds `due`, `priority` or `done` on a task below a time block, or in a stack, that belongs to a project. They are read, \
      but what counts is what its project says. A task without a project has them where it is.
      """,
    reason: "Written in two places, they will differ one day: a change in the project does not reach the copy.",
    fix: nil
  )
}
