import Editing
import Languages
import Workspace

/// `tidemark renew`
enum RenewCommand {
  private static let ritual = EditOptions.ritual
  private static let days = EditOptions.arcDays(RenewHelp.days)
  private static let from = EditOptions.day("from", RenewHelp.from)

  static let command = Command(
    "renew",
    RenewHelp.summary,
    discussion: RenewHelp.discussion,
    operands: [ritual],
    options: [days, from] + EditSession.options,
    examples: [
      Example("tidemark renew \"Morning Hydration\"", RenewHelp.beginToday),
      Example("tidemark renew Tea --from fri --days 14", RenewHelp.beginFortnight),
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

/// What the help of `renew` says.
enum RenewHelp: Message {
  case days, from, summary, discussion, beginToday, beginFortnight
}
