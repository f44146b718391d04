import Editing
import Languages
import Workspace

/// `tidemark category`
enum CategoryCommand {
  private static let name = Operand.one("NAME", CategoryHelp.name)
  private static let color = Option.text("color", value: "COLOR", EditHelp.color)
  private static let icon = EditOptions.icon

  static let command = Command(
    "category",
    CategoryHelp.summary,
    discussion: CategoryHelp.discussion,
    subcommands: [add],
    alone: "list --kind category"
  )

  private static let add = Command(
    "add",
    CategoryHelp.addSummary,
    discussion: CategoryHelp.addDiscussion,
    operands: [name],
    options: [color, icon] + EditSession.options,
    examples: [Example("tidemark category add Travel --color teal", CategoryHelp.addCategory)],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(invocation, console, days: { _ in nil }) { vault throws(EditRefusal) in
      try vault.addCategory(invocation[name], color: invocation[color], icon: invocation[icon])
      try EditCheck(vault).check()
    }
  }
}

/// What the help of `category` says.
enum CategoryHelp: Message {
  case name, summary, discussion, addSummary, addDiscussion, addCategory
}
