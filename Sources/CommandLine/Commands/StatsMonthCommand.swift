import Languages

/// `tidemark stats month`
enum StatsMonthCommand {
  private static let month = Operand.optional("MONTH", StatsMonthHelp.month)

  static let command = Command(
    "month",
    StatsMonthHelp.summary,
    discussion: StatsMonthHelp.discussion,
    operands: [month],
    options: StatsPeriodViewing.options,
    examples: [
      Example("tidemark stats month", StatsMonthHelp.showMonth),
      Example("tidemark stats month 2026-10", StatsMonthHelp.showEarlier),
    ],
    exitCodes: StatsPeriodViewing.exitCodes
  ) { invocation, console in StatsPeriodViewing.show(.month, named: invocation[month], invocation, console) }
}

/// What the help of `stats month` says.
enum StatsMonthHelp: Message {
  case month, summary, discussion, showMonth, showEarlier
}
