extension UnreadProject {
  public static let english = RuleWords(
    summary: "A task of a day that names a project among its words",
    explanation: """
      Finds in an open task of a day, or of a block of a day, the title of a project of the vault, where no field names one: as a \
      link, `[[Thesis]]`, as `@thesis` or `+thesis`, or in brackets at the end, `(Thesis)`.
      """,
    reason: "You may have meant it for Tidemark: the task is in no project’s list, and its time counts for no project.",
    fix: nil
  )
}
