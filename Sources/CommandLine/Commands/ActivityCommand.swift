import Chronology
import Editing

/// `tidemark activity`
enum ActivityCommand {
  private static let name = Operand.one("NAME", "its name as in a file, with icon and fields")
  private static let category = Option.text("category", value: "NAME", "Put it into this category")
  private static let icon = Option.text("icon", value: "ICON", "Its icon: an emoji, or the name of a symbol")

  static let command = Command("activity", "Change the log of activities", subcommands: [add])

  private static let add = Command(
    "add",
    "Add an activity",
    discussion: """
      It goes behind the others, which is the lowest rank, with today as the day since when it is there. `tidemark log` notes that \
      it was done.
      """,
    operands: [name],
    options: [category, icon, EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark activity add Tennis --category Hobby", "Add an activity"),
      Example("tidemark activity add \"Dentist (category: Health)\"", "Add one as it is written in a file"),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(invocation, console, days: { _ in nil }, kinds: [.activities]) {
      vault throws(EditRefusal) in
      let thing = try vault.onlyFile(
        of: .activities,
        named: invocation[EditSession.scope],
        called: "log of activities",
        help: "`tidemark new activities` begins one"
      )
      try vault.addActivity(
        invocation[name],
        category: invocation[category],
        icon: invocation[icon],
        to: thing
      )
      try EditCheck(vault).check()
    }
  }
}

/// `tidemark log`
enum LogCommand {
  private static let activity = Operand.one("ACTIVITY", "its name or the beginning of it, or FILE:LINE")
  private static let on = EditOptions.day("on", "The day on which it was done; today by default")
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
        on: invocation[on]?.date(from: vault.today, weekStart: vault.settings.weekStarts) ?? vault.today,
        at: invocation[at],
        words: invocation[note] ?? "",
        source: invocation[source]
      )
      try EditCheck(vault).check()
    }
  }
}
