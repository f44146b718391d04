import Chronology
import Editing
import Languages
import Workspace

/// `tidemark edit`
enum EditCommand {
  private static let item = EditOptions.item
  private static let text = Operand.some("TEXT", EditCommandHelp.text)

  static let command = Command(
    "edit",
    EditCommandHelp.summary,
    discussion: EditCommandHelp.discussion,
    operands: [item, text],
    options: [EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark edit \"Buy milk\" Buy oat milk", EditCommandHelp.changeTask),
      Example("tidemark edit pages/health.md:14 \"Water before noon\"", EditCommandHelp.changeLine),
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

/// What the help of `edit` says.
enum EditCommandHelp: Message {
  case text, summary, discussion, changeTask, changeLine
}
