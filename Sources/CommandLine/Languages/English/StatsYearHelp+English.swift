extension StatsYearHelp {
  var english: String {
    switch self {
    case .year: "a year like 2026, this or last; by default this one"
    case .summary: "Show what was done in a year, month by month"
    case .discussion:
      """
      \(StatsSpanHelp.discussion.english)

      --json prints an object with today, first, last, all, rituals, bestRitual, months, tasks, streaks, recurring, bests, \
      activities and numbersToday. \(StatsSpanHelp.members.english) A month has first, last, what all has, streaks, recurring, \
      tasks and activities.
      """
    case .showYear: "Show this year up to today"
    case .showEarlier: "Show the year before"
    }
  }
}
