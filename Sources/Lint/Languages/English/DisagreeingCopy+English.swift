extension DisagreeingCopy {
  public static let english = RuleWords(
    summary: "A task of a day that disagrees with its project",
    explanation: """
      Finds a task of a day that is open though its project has it done on that day or before (without `done`: on a day that is \
      not over), and one that is done though its project has it open. An open box on an earlier day says only that it was not \
      done then. Recurring and dropped tasks are not compared.
      """,
    reason: "What is true of a task is its line in the project. Where a day disagrees, one of the two was forgotten.",
    fix: "Makes the one agree with the other, or the other with the one. Unsafe: only you know which is true."
  )
}
