import Chronology
import Editing
import Languages
import Workspace

/// `tidemark remove`
enum RemoveCommand {
  private static let thing = Operand.one("THING", RemoveHelp.thing)
  private static let force = Option.flag("force", RemoveHelp.force)

  static let command = Command(
    "remove",
    RemoveHelp.summary,
    discussion: RemoveHelp.discussion,
    operands: [thing],
    options: [force, EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark remove \"Buy milk\"", RemoveHelp.removeTask),
      Example("tidemark remove pages/lisbon.md", RemoveHelp.removePage),
      Example("tidemark remove Thesis --force", RemoveHelp.removeProject),
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

/// What the help of `remove` says.
enum RemoveHelp: Message {
  case thing, force, summary, discussion, removeTask, removePage, removeProject
}
