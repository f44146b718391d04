import Chronology
import Editing
import Planner

/// `tidemark renew`
enum RenewCommand {
  private static let ritual = Operand.one("RITUAL", "its title or the beginning of it, or its path")
  private static let days = Option.value(
    "days",
    value: "N",
    expectation: "a number of days from 7 to 365",
    "Let the arc have so many days, 7 to 365, instead of what the ritual says"
  ) { text -> Int? in
    var days = Int(text)
    if case .days(let count) = Span(text) { days = count }
    return days.flatMap { (7...365).contains($0) ? $0 : nil }
  }
  private static let from = EditOptions.day("from", "The first day of the arc")

  static let command = Command(
    "renew",
    "Begin the next arc of a ritual",
    discussion: """
      It begins today, or on the day after the last arc if that is later, with the habits of the last arc: their words, icons, \
      goals, rules and notes. Their logs stay where they are, and so does the end of a rule that has passed. The new section \
      stands before the others, or after them where the file has the newest last. While an arc has days to come, nothing is \
      begun; `tidemark end-arc` ends it.
      """,
    operands: [ritual],
    options: [days, from] + EditSession.options,
    examples: [
      Example("tidemark renew \"Morning Hydration\"", "Begin the next arc today"),
      Example("tidemark renew Tea --from fri --days 14", "Begin a fortnight on Friday"),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(invocation, console, days: { _ in nil }) { vault throws(EditRefusal) in
      let thing = try vault.file(named: invocation[ritual], of: [.ritual], called: "ritual")
      let first = invocation[from]?.date(from: vault.today, weekStart: vault.settings.weekStarts)
      try vault.renew(thing, days: invocation[days], from: first)
      try EditCheck(vault).check()
    }
  }
}

/// `tidemark end-arc`
enum EndArcCommand {
  private static let ritual = Operand.one("RITUAL", "its title or the beginning of it, or its path")
  private static let on = EditOptions.day("on", "The last day that counts; today by default")

  static let command = Command(
    "end-arc",
    "End an arc of a ritual before its last day",
    discussion: """
      Writes “ended” into the heading of the arc that has the day: it is the last that counts. What was done after it would count \
      for nothing, so then nothing is written.
      """,
    operands: [ritual],
    options: [on] + EditSession.options,
    examples: [
      Example("tidemark end-arc Tea", "Let today be the last day"),
      Example("tidemark end-arc Tea --on 2026-11-15", "Let it have been a day that is past"),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(invocation, console, days: { _ in nil }) { vault throws(EditRefusal) in
      let thing = try vault.file(named: invocation[ritual], of: [.ritual], called: "ritual")
      let day = invocation[on]?.date(from: vault.today, weekStart: vault.settings.weekStarts) ?? vault.today
      try vault.endArc(of: thing, on: day)
      try EditCheck(vault).check()
    }
  }
}
