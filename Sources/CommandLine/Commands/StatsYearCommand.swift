/// `tidemark stats year`
enum StatsYearCommand {
  private static let year = Operand.optional("YEAR", "a year like 2026, this or last; by default this one")

  static let command = Command(
    "year",
    "Show what was done in a year, month by month",
    discussion: """
      \(StatsPeriodViewing.discussion)

      --json prints an object with today, first, last, all, rituals, bestRitual, months, tasks, streaks, recurring, bests, \
      activities and numbersToday. \(StatsPeriodViewing.members) A month has first, last, what all has, streaks, recurring, tasks and \
      activities.
      """,
    operands: [year],
    options: StatsPeriodViewing.options,
    examples: [
      Example("tidemark stats year", "Show this year up to today"),
      Example("tidemark stats year last", "Show the year before"),
    ],
    exitCodes: StatsPeriodViewing.exitCodes
  ) { invocation, console in StatsPeriodViewing.show(.year, named: invocation[year], invocation, console) }
}
