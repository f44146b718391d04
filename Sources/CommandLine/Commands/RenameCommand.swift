import Chronology
import Editing
import Languages
import Workspace

/// `tidemark rename`
enum RenameCommand {
  private static let thing = EditOptions.thing
  private static let name = Operand.some("NAME", RenameHelp.name)

  static let command = Command(
    "rename",
    RenameHelp.summary,
    discussion: RenameHelp.discussion,
    operands: [thing, name],
    options: [EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark rename Thesis Dissertation", RenameHelp.renameProject),
      Example("tidemark rename Health Body --in Categories", RenameHelp.renameCategory),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(invocation, console, names: [invocation[thing]], days: { _ in .earliest ... .latest }) {
      vault throws(EditRefusal) in
      let found = try vault.subject(named: invocation[thing], in: invocation[EditSession.scope])
      try vault.rename(found, to: invocation[name].joined(separator: " "))
      try EditCheck(vault).check()
    }
  }
}

/// What the help of `rename` says.
enum RenameHelp: Message {
  case name, summary, discussion, renameProject, renameCategory
}
