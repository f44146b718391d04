extension StackHelp {
  var english: String {
    switch self {
    case .name: "its name, or the beginning of it"
    case .tasks: "an open task of a project, by its name or the beginning of it; or plain words"
    case .new: "Make a new stack, even if another has a similar name"
    case .summary: "Add tasks to a stack"
    case .discussion: "Alone it lists the stacks with their tasks."
    case .addDiscussion:
      """
      If there is no such stack it is made, and so is the file stacks.md. If no task has that name, TASK is added as plain \
      words, and so is one that begins with a box, such as “[ ] Read”. `tidemark schedule --stack` plans a whole stack.
      """
    case .addTaskAndWords: "Add a task and some words"
    }
  }
}
