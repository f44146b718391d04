/// `tidemark stats month`
enum StatsMonthCommand {
  private static let month = Operand.optional("MONTH", "a month like 2026-11, nov, this or last; by default this one")

  static let command = Command(
    "month",
    "Show what was done in a month",
    discussion: """
      \(StatsPeriodViewing.discussion)

      --json prints an object with today, first, last, all, rituals, bestRitual, tasks, streaks, recurring, bests, activities \
      and numbersToday. \(StatsPeriodViewing.members)
      """,
    operands: [month],
    options: StatsPeriodViewing.options,
    examples: [
      Example("tidemark stats month", "Show this month up to today"),
      Example("tidemark stats month 2026-10", "Show a month that is over"),
    ],
    exitCodes: StatsPeriodViewing.exitCodes
  ) { invocation, console in StatsPeriodViewing.show(.month, named: invocation[month], invocation, console) }
}
