import Chronology
import Editing
import Workspace

/// `tidemark renew`
enum RenewCommand {
  private static let ritual = EditOptions.ritual
  private static let days = Option.value(
    "days",
    value: "N",
    expectation: "a number of days from 7 to 365",
    "Let the arc last N days, 7 to 365, instead of what the ritual says"
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
      goals, rules and notes. Their logs stay in the old arc, and an “until” that has passed is left out. The new section comes \
      before the others, or after them if the file has the newest last. While an arc has days left, nothing is begun; `tidemark \
      end-arc` ends it.

      A ritual without an arc gets its first: the heading goes above the list items of the file, and these become its habits, and \
      it begins on the first day of their logs, or today.
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
      let thing = try vault.file(named: invocation[ritual], of: [.ritual])
      let first = vault.day(invocation[from])
      try vault.renew(thing, days: invocation[days], from: first)
      try EditCheck(vault).check()
    }
  }
}
