import Editing
import Workspace

/// `tidemark unset`
enum UnsetCommand {
  private static let thing = EditOptions.thing
  private static let key = Operand.one("KEY", "a property of a file, or a field of anything else")

  static let command = Command(
    "unset",
    "Remove a property of a file, or a field of a section or an item",
    discussion: "Fields that mean nothing without it are removed with it: “at” and “from” with “every”.",
    operands: [thing, key],
    options: [EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark unset \"Draft chapter\" due", "Remove the day from a task"),
      Example("tidemark unset Thesis color", "Remove the color of a project"),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(invocation, console, names: [invocation[thing]]) { vault throws(EditRefusal) in
      let found = try vault.bearer(of: invocation[key], named: invocation[thing], in: invocation[EditSession.scope])
      try vault.unset(invocation[key], of: found)
      try EditCheck(vault).check()
    }
  }
}
