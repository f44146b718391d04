/// `tidemark stats week`
enum StatsWeekCommand {
  private static let week = Operand.optional("WEEK", "a week like “last week”, this or last; by default this one")

  static let command = Command(
    "week",
    "Show what was done in a week",
    discussion: """
      Weeks begin as the vault says. \(StatsPeriodViewing.discussion)

      --json prints an object as “stats month” does.
      """,
    operands: [week],
    options: StatsPeriodViewing.options,
    examples: [
      Example("tidemark stats week", "Show this week up to today"),
      Example("tidemark stats week last", "Show the week before"),
    ],
    exitCodes: StatsPeriodViewing.exitCodes
  ) { invocation, console in
    StatsPeriodViewing.show(.week, named: invocation[week], invocation, console)
  }
}
