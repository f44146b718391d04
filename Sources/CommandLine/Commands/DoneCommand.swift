import Chronology
import Editing
import Planner

/// `tidemark done`
enum DoneCommand {
  private static let item = Operand.one("ITEM", "its name or the beginning of it, or FILE:LINE")
  private static let on = EditOptions.day("on", "The day on which it was done; today by default")
  private static let at = EditOptions.time("at", "The time of the entry in its log")
  private static let note = Option.text("note", value: "TEXT", "Words for the entry in its log")

  static let command = Command(
    "done",
    "Do a thing: tick its box, or add today to its log",
    discussion: """
      What a box holds is ticked; what recurs, a streak, a habit or an activity gets an entry in its log, once an occurrence and \
      once a day. A task of a project gets “done”, moves to the section Done if there is one, and its copies on that day and \
      later are ticked too; those of past days stay as they are.
      """,
    operands: [item],
    options: [on, at, note, EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark done \"Draft chapter\"", "Tick a task by the beginning of its name"),
      Example("tidemark done Meditate --on yesterday", "Add yesterday to a log"),
      Example("tidemark done pages/health.md:14 --dry-run", "Show what would change"),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(
      invocation,
      console,
      names: [invocation[item]],
      days: { today in min(today, invocation[on]?.date(from: today) ?? today)...CivilDate.latest }
    ) { vault throws(EditRefusal) in
      let thing = try vault.thing(named: invocation[item], in: invocation[EditSession.scope]) { _, item in
        item.map { $0.box != nil || $0.isLogged } ?? false
      }
      try vault.complete(
        thing,
        on: invocation[on]?.date(from: vault.today, weekStart: vault.settings.weekStarts) ?? vault.today,
        at: invocation[at],
        words: invocation[note] ?? ""
      )
    }
  }
}

/// `tidemark reopen`
enum ReopenCommand {
  private static let item = Operand.one("ITEM", "its name or the beginning of it, or FILE:LINE")
  private static let on = EditOptions.day("on", "The day that is taken out of its log; today by default")

  static let command = Command(
    "reopen",
    "Undo what done did: open a box, or take today out of a log",
    discussion: """
      A range of days in a log is parted at the day. A task of a project loses “done”, leaves the section Done, and its copies \
      since the day on which it was done are opened too.
      """,
    operands: [item],
    options: [on, EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark reopen \"Draft chapter\"", "Open a task again"),
      Example("tidemark reopen Meditate --on 2026-11-18", "Take a day out of a log"),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(invocation, console, names: [invocation[item]], days: { _ in .earliest ... .latest }) {
      vault throws(EditRefusal) in
      let thing = try vault.thing(named: invocation[item], in: invocation[EditSession.scope]) { thing, item in
        let isPast = vault.date(of: thing).map { $0 < vault.today } ?? false
        return !isPast && item.map { $0.box != nil || $0.isLogged } ?? false
      }
      try vault.reopen(thing, on: invocation[on]?.date(from: vault.today, weekStart: vault.settings.weekStarts) ?? vault.today)
    }
  }
}

/// `tidemark skip`
enum SkipCommand {
  private static let item = Operand.one("ITEM", "its name or the beginning of it, or FILE:LINE")
  private static let note = Operand.optional("NOTE", "words for the entry")
  private static let from = EditOptions.day("from", "The first day that is skipped; today by default")
  private static let to = EditOptions.day("to", "The last day that is skipped; the first by default")

  static let command = Command(
    "skip",
    "Skip a recurring task, a streak or a habit",
    discussion: "A skipped day breaks no streak. Days to come can be skipped too.",
    operands: [item, note],
    options: [from, to, EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark skip Meditate", "Skip today"),
      Example("tidemark skip \"Water plants\" --from tomorrow --to sun travelling", "Skip some days to come"),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(invocation, console, names: [invocation[item]], days: { _ in nil }) { vault throws(EditRefusal) in
      let weekStart = vault.settings.weekStarts
      let first = invocation[from]?.date(from: vault.today, weekStart: weekStart)
      let last = invocation[to]?.date(from: vault.today, weekStart: weekStart)
      let days = first ?? vault.today
      guard let range = DateRange(first: days, last: last ?? days) else {
        throw EditRefusal("the last day, \(last ?? days), is before the first, \(days)")
      }
      let thing = try vault.thing(named: invocation[item], in: invocation[EditSession.scope]) { _, item in
        item?.isLogged ?? false
      }
      try vault.skip(thing, range, words: invocation[note] ?? "")
    }
  }
}
