import Languages

/// `tidemark stats year`
enum StatsYearCommand {
  private static let year = Operand.optional("YEAR", StatsYearHelp.year)

  static let command = Command(
    "year",
    StatsYearHelp.summary,
    discussion: StatsYearHelp.discussion,
    operands: [year],
    options: StatsPeriodViewing.options,
    examples: [
      Example("tidemark stats year", StatsYearHelp.showYear),
      Example("tidemark stats year last", StatsYearHelp.showEarlier),
    ],
    exitCodes: StatsPeriodViewing.exitCodes
  ) { invocation, console in StatsPeriodViewing.show(.year, named: invocation[year], invocation, console) }
}

/// What the help of `stats year` says.
enum StatsYearHelp: Message {
  case year, summary, discussion, showYear, showEarlier
}
