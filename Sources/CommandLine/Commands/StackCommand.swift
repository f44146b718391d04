import Editing
import Languages
import Workspace

/// `tidemark stack`
enum StackCommand {
  private static let name = Operand.one("NAME", StackHelp.name)
  private static let tasks = Operand.some("TASK", StackHelp.tasks)

  private static let new = Option.flag("new", StackHelp.new)

  static let command = Command(
    "stack",
    StackHelp.summary,
    discussion: StackHelp.discussion,
    subcommands: [
      Command(
        "add",
        StackHelp.summary,
        discussion: StackHelp.addDiscussion,
        operands: [name, tasks],
        options: [new] + EditSession.options,
        examples: [
          Example("tidemark stack add \"On the telephone\" \"Order the goose\" \"The dentist\"", StackHelp.addTaskAndWords)
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

/// What the help of `stack` says.
enum StackHelp: Message {
  case name, tasks, new, summary, discussion, addDiscussion, addTaskAndWords
}
