import Languages

/// `tidemark stats week`
enum StatsWeekCommand {
  private static let week = Operand.optional("WEEK", StatsWeekHelp.week)

  static let command = Command(
    "week",
    StatsWeekHelp.summary,
    discussion: StatsWeekHelp.discussion,
    operands: [week],
    options: StatsPeriodViewing.options,
    examples: [
      Example("tidemark stats week", StatsWeekHelp.showWeek),
      Example("tidemark stats week last", StatsWeekHelp.showEarlier),
    ],
    exitCodes: StatsPeriodViewing.exitCodes
  ) { invocation, console in
    StatsPeriodViewing.show(.week, named: invocation[week], invocation, console)
  }
}

/// What the help of `stats week` says.
enum StatsWeekHelp: Message {
  case week, summary, discussion, showWeek, showEarlier
}
