import Chronology
import Editing
import Workspace

/// `tidemark remove`
enum RemoveCommand {
  private static let thing = Operand.one("THING", "its whole name, a file, or FILE:LINE")
  private static let force = Option.flag("force", "Remove even what other files refer to, and leave them as they are")

  static let command = Command(
    "remove",
    "Remove a file, a section or an item, and keep it in .trash",
    discussion: """
      THING is a whole name: a part of one is refused, with the command that removes what it is a part of. A paragraph, a quote \
      and an image are removed by FILE:LINE alone. `tidemark undo` reverses the removal, and `tidemark restore` \
      brings back later what was removed.

      If it is a file, its line in the lists of tidemark.md is removed too. A project, a task of a project or a category that \
      other files refer to is not removed; the places are listed.
      """,
    operands: [thing],
    options: [force, EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark remove \"Buy milk\"", "Remove a task"),
      Example("tidemark remove pages/lisbon.md", "Remove a page"),
      Example("tidemark remove Thesis --force", "Remove a project that days refer to"),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(invocation, console, names: [invocation[thing]], days: { _ in .earliest ... .latest }) {
      vault throws(EditRefusal) in
      let found = try vault.subject(named: invocation[thing], in: invocation[EditSession.scope])
      try vault.checkWhole(invocation[thing], of: found, for: ["remove"])
      try vault.remove(found, isForced: invocation[force])
      if !invocation[force] { try EditCheck(vault).check() }
    }
  }
}
