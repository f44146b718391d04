import Editing
import Languages
import Workspace

/// `tidemark end-arc`
enum EndArcCommand {
  private static let ritual = EditOptions.ritual
  private static let on = EditOptions.day("on", .back, EndArcHelp.on)

  static let command = Command(
    "end-arc",
    EndArcHelp.summary,
    discussion: EndArcHelp.discussion,
    operands: [ritual],
    options: [on] + EditSession.options,
    examples: [
      Example("tidemark end-arc Tea", EndArcHelp.today),
      Example("tidemark end-arc Tea --on 2026-11-15", EndArcHelp.earlierDay),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(invocation, console, days: { _ in nil }) { vault throws(EditRefusal) in
      let thing = try vault.file(named: invocation[ritual], of: [.ritual])
      let day = vault.day(invocation[on]) ?? vault.today
      try vault.endArc(of: thing, on: day)
      try EditCheck(vault).check()
    }
  }
}

/// What the help of `end-arc` says.
enum EndArcHelp: Message {
  case on, summary, discussion, today, earlierDay
}
