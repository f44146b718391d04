import Editing
import Workspace

/// `tidemark end-arc`
enum EndArcCommand {
  private static let ritual = EditOptions.ritual
  private static let on = EditOptions.day("on", .back, "The last day that counts; today by default")

  static let command = Command(
    "end-arc",
    "End an arc of a ritual before its last day",
    discussion: """
      Writes “ended” into the heading of the arc that contains the day, which is then the last one that counts. If something was \
      done after that day, nothing is written, because it would no longer count.
      """,
    operands: [ritual],
    options: [on] + EditSession.options,
    examples: [
      Example("tidemark end-arc Tea", "Let today be the last day"),
      Example("tidemark end-arc Tea --on 2026-11-15", "Let the last day be an earlier one"),
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
