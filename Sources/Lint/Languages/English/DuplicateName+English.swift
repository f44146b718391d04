extension DuplicateName {
  public static let english = RuleWords(
    summary: "Two items of one name in one place",
    explanation: """
      Finds an item with a state or a history (a box, a counter, a streak, …) whose name another such item of the same section, \
      group or list of children has; so too categories, the tasks of one time block, the habits of one arc, and all activities of \
      a file. Names are compared with escapes resolved and spaces folded; upper and lower case count. An id at the end of the \
      headline (`^second`) belongs to the name, and so does the `project` of a task. Tasks in the file of a project are left to \
      `duplicate-task`.
      """,
    reason:
      "A thing is known by its place and its name. If you name one of the two to a command, it cannot know which you mean.",
    fix: nil
  )
}
