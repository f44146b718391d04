extension StatsSpanHelp {
  var english: String {
    switch self {
    case .discussion:
      """
      For rituals it counts what was done of what was due, and the perfect days, on which everything that was due was done. \
      Tasks of projects and of days and boxes of pages count on the day on which they were done. For pages it counts the \
      streaks, the recurring tasks that were done or skipped, those of projects too, and the attempts at bests; a week counts \
      for the month in which it begins. A number on a page has no history: it is shown as it is today, and only where the \
      period includes today. What is set aside does not count. Options such as --tag count only what they ask for; all habits \
      of a ritual are counted or none, by the tags and the category of its file. In the sums of --by, what has no project, tag \
      or category has a row of its own.
      """
    case .members:
      """
      A rate has done, due and percent; all and a ritual have rate, dueDays, perfectDays, longestStreak, checkIns and \
      activeDays; tasks have project or page (neither those of days) and done. What stands on a page, or recurs in a project, \
      has title, icon, page or project, and path; a streak rate, longest and current besides, a recurring task settled, a best \
      attempts, best, value and unit, a number type, value, goal, unit, percent and isReached. With --by there is sums: name, \
      habits, streaks, recurring, tasks and activities of each.
      """
    case .key: "Show sums by tag, category or project instead"
    case .success: "it was shown, or there is nothing to count"
    case .couldNotRun: "the vault could not be read, or no such days can be shown"
    }
  }
}
