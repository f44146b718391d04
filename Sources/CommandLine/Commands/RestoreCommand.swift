import Editing
import Workspace

/// `tidemark restore`
enum RestoreCommand {
  private static let item = EditOptions.item

  static let command = Command(
    "restore",
    "Move an item that was set aside back to its section",
    discussion: """
      It goes with all its lines to the end of the section that “was” names, and the field is removed. If there is no such \
      section, nothing is written.
      """,
    operands: [item],
    options: [EditSession.scope] + EditSession.options,
    examples: [Example("tidemark restore \"Learn Dutch\"", "Let it matter again")],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(invocation, console, names: [invocation[item]], days: { _ in nil }) {
      vault throws(EditRefusal) in
      let thing = try vault.thing(
        named: invocation[item],
        in: invocation[EditSession.scope],
        called: "item that is set aside",
        isSetAside: true
      ) { thing, _ in vault[thing.file]?.plan.kind.traits.setsAside == true }
      try vault.restore(thing)
      try EditCheck(vault).check()
    }
  }
}
