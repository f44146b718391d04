import Chronology
import Editing
import Workspace

/// `tidemark rename`
enum RenameCommand {
  private static let thing = EditOptions.thing
  private static let name = Operand.some("NAME", "the new name")

  static let command = Command(
    "rename",
    "Rename a thing everywhere it is referred to",
    discussion: """
      A project is renamed in its tasks on days and in stacks and in the lists of tidemark.md, a page or a ritual in those lists, a \
      section in what is set aside from it, a task in its copies, a habit in all arcs, a category in rituals and activities. A \
      file keeps its name, and an item its tags.
      """,
    operands: [thing, name],
    options: [EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark rename Thesis Dissertation", "Rename a project and all that names it"),
      Example("tidemark rename Health Body --in Categories", "Rename a category"),
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
