extension StatsMonthHelp {
  var english: String {
    switch self {
    case .month: "a month like 2026-11, nov, this or last; by default this one"
    case .summary: "Show what was done in a month"
    case .discussion:
      """
      \(StatsSpanHelp.discussion.english)

      --json prints an object with today, first, last, all, rituals, bestRitual, tasks, streaks, recurring, bests, activities \
      and numbersToday. \(StatsSpanHelp.members.english)
      """
    case .showMonth: "Show this month up to today"
    case .showEarlier: "Show a month that is over"
    }
  }
}
