extension DuplicateTask {
  public static let english = RuleWords(
    summary: "Two tasks of one name in a project",
    explanation: """
      Finds a task in the file of a project whose name an earlier task of the file has, in whichever section. Names are compared \
      with escapes resolved and spaces folded; upper and lower case count. An id at the end of the headline (`^second`) belongs \
      to the name. Steps of a task do not count.
      """,
    reason: """
      A task is known by its project and its name; the time blocks in which it is planned find it by these. Of two with one name, \
      it is not known which they mean.
      """,
    fix: nil
  )
}
