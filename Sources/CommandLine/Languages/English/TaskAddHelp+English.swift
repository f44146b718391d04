extension TaskAddHelp {
  var english: String {
    switch self {
    case .text: "its words, with fields if you like"
    case .project: "Add it to this project; must be given"
    case .priority: "How important it is"
    case .notifyExpected: "a time like 17:00, or yes for the morning reminder"
    case .notify: "Call at this time on the day on which it is due; yes means the morning reminder"
    case .summary: "Add a task to a project"
    case .discussion:
      """
      It goes after the last open task of the first section that has tasks, and is written like the tasks around it. A \
      recurring task is due from today on.
      """
    case .addDue: "Add a task that is due on Friday"
    case .addRecurring: "Add a recurring task"
    case .writeFields: "Write the fields yourself"
    }
  }
}
