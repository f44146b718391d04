import Editing
import Workspace

/// `tidemark log`
enum LogCommand {
  private static let activity = Operand.one("ACTIVITY", "its name or the beginning of it, or FILE:LINE")
  private static let on = EditOptions.day("on", .back, "The day on which it was done; today by default")
  private static let at = EditOptions.time("at", "The time at which it was done")
  private static let source = Option.value(
    "source",
    value: "WORD",
    expectation: "one word",
    "Which program says so"
  ) { $0.isEmpty || $0.contains(where: \.isWhitespace) ? nil : $0 }
  private static let note = Option.text("note", value: "TEXT", "Words for the entry")

  static let command = Command(
    "log",
    "Note that an activity was done",
    discussion: "An activity is done once a day; a second time is refused.",
    operands: [activity],
    options: [on, at, source, note, EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark log Tennis", "Note it for today"),
      Example("tidemark log Tennis --on yesterday --at 18:30", "Note when it was"),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(
      invocation,
      console,
      names: [invocation[activity]],
      days: { _ in nil },
      kinds: [.activities]
    ) { vault throws(EditRefusal) in
      let thing = try vault.thing(named: invocation[activity], in: invocation[EditSession.scope], called: "activity") {
        $1?.type == .activity
      }
      try vault.complete(
        thing,
        on: vault.day(invocation[on]) ?? vault.today,
        at: invocation[at],
        words: invocation[note] ?? "",
        source: invocation[source]
      )
      try EditCheck(vault).check()
    }
  }
}
