import Chronology
import Editing
import Workspace

/// `tidemark edit`
enum EditCommand {
  private static let item = EditOptions.item
  private static let text = Operand.some("TEXT", "the new words")

  static let command = Command(
    "edit",
    "Rename an item",
    discussion: """
      Its box, value, fields, notes and log stay. An emoji before the new words becomes its icon. A task of a project, a habit \
      and a category get the new words wherever they are named.
      """,
    operands: [item, text],
    options: [EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark edit \"Buy milk\" Buy oat milk", "Change the words of a task"),
      Example("tidemark edit pages/health.md:14 \"Water before noon\"", "Change those of the item on a line"),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(invocation, console, names: [invocation[item]], days: { _ in .earliest ... .latest }) {
      vault throws(EditRefusal) in
      let found = try vault.subject(
        named: invocation[item],
        in: invocation[EditSession.scope],
        sorts: [.item],
        called: .item
      )
      try vault.edit(found, to: invocation[text].joined(separator: " "))
      try EditCheck(vault).check()
    }
  }
}
