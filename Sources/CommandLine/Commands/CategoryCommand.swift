import Editing
import Workspace

/// `tidemark category`
enum CategoryCommand {
  private static let name = Operand.one("NAME", "its name as in a file, with icon and fields")
  private static let color = Option.text("color", value: "COLOR", "Give it this color, like teal")
  private static let icon = EditOptions.icon

  static let command = Command(
    "category",
    "Change the categories of the vault",
    discussion: "Alone it lists those of tidemark.md.",
    subcommands: [add],
    alone: "list --kind category"
  )

  private static let add = Command(
    "add",
    "Add a category for rituals and activities",
    discussion: """
      Categories are in the section Categories of tidemark.md, which is made where there is none. One that is built in gets the \
      color and the icon of its line there.
      """,
    operands: [name],
    options: [color, icon] + EditSession.options,
    examples: [Example("tidemark category add Travel --color teal", "Add a category")],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(invocation, console, days: { _ in nil }) { vault throws(EditRefusal) in
      try vault.addCategory(invocation[name], color: invocation[color], icon: invocation[icon])
      try EditCheck(vault).check()
    }
  }
}
