import Editing
import Workspace

/// `tidemark log`
enum LogCommand {
  private static let activities = Operand.some("ACTIVITY", "each by its name or a part of it, or FILE:LINE")
  private static let on = EditOptions.period("on", .back, "The day or days on which it was done; today by default")
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
    "Note that activities were done",
    discussion: """
      An activity is done once a day. A second time changes nothing, but that the entry gets a time or words that it does not have.
      """,
    operands: [activities],
    options: [on, at, source, note, EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark log Tennis", "Note it for today"),
      Example("tidemark log Tennis --on yesterday --at 18:30", "Note when it was"),
      Example("tidemark log Tennis Sauna --on sun", "Note two for the last Sunday"),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(
      invocation,
      console,
      names: invocation[activities],
      days: { _ in nil },
      kinds: [.activities]
    ) { vault throws(EditRefusal) in
      let days = try vault.days(invocation[on])
      var things: [Thing] = []
      for name in invocation[activities] {
        things.append(
          try vault.thing(named: name, in: invocation[EditSession.scope], called: "activity") { $1?.type == .activity }
        )
      }
      try vault.change(things, on: days) { vault, thing, day throws(EditRefusal) in
        try vault.complete(
          thing,
          on: day,
          at: invocation[at],
          words: invocation[note] ?? "",
          source: invocation[source]
        )
      }
      try EditCheck(vault).check()
    }
  }
}
