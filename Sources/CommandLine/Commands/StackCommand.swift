import Editing
import Workspace

/// `tidemark stack`
enum StackCommand {
  private static let name = Operand.one("NAME", "its name, or the beginning of it")
  private static let tasks = Operand.some(
    "TASK",
    "an open task of a project, by its name or the beginning of it; or plain words"
  )

  private static let new = Option.flag("new", "Make a new stack, even if another has a similar name")

  static let command = Command(
    "stack",
    "Add tasks to a stack",
    discussion: "Alone it lists the stacks with their tasks.",
    subcommands: [
      Command(
        "add",
        "Add tasks to a stack",
        discussion: """
          If there is no such stack it is made, and so is the file stacks.md. If no task has that name, TASK is added as plain words, and so is one that begins with a box, such as “[ ] Read”. `tidemark schedule --stack` plans a whole stack.
          """,
        operands: [name, tasks],
        options: [new] + EditSession.options,
        examples: [
          Example("tidemark stack add \"On the telephone\" \"Order the goose\" \"The dentist\"", "Add a task and some words")
        ],
        exitCodes: EditSession.exitCodes
      ) { invocation, console in
        EditSession.run(invocation, console, days: { _ in nil }) { vault throws(EditRefusal) in
          try vault.addToStack(invocation[name], invocation[tasks], isNew: invocation[new])
          try EditCheck(vault).check()
        }
      }
    ],
    alone: "list --kind stacks"
  )
}
