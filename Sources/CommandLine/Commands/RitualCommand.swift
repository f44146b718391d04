import Languages
import Views

/// `tidemark ritual`
enum RitualCommand {
  private static let name = Operand.one("NAME", RitualHelp.name)

  private static let notes = Option.flag("notes", RitualHelp.notes)

  static let command = Command(
    "ritual",
    RitualHelp.summary,
    discussion: RitualHelp.discussion,
    operands: [name],
    options: [
      notes, SharedOptions.vault, SharedOptions.today, SharedOptions.now, SharedOptions.watch, SharedOptions.plain,
      SharedOptions.json,
      SharedOptions.jobs,
    ],
    examples: [Example("tidemark ritual morning", RitualHelp.showByWord)],
    exitCodes: [
      ExitCodeNote(.success, RitualHelp.success),
      ExitCodeNote(.couldNotRun, SharedHelp.noSuchRitual),
    ]
  ) { invocation, console in
    RitualViewing.show(invocation, console, named: invocation[name]) { survey, ritual in
      ritual.map { RitualView(survey, $0, showsAllNotes: invocation[notes]) }
    }
  }
}

/// What the help of `ritual` says.
enum RitualHelp: Message {
  case name, notes, summary, discussion, showByWord, success
}
