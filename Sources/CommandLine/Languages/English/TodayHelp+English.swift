extension TodayHelp {
  var english: String {
    switch self {
    case .day: "another day, which is shown as `tidemark day` shows it"
    case .summary: "Show the day: what is planned, what is due, and what is done"
    case .discussion:
      """
      What ends today and milestones come first, then the tasks in no block and what is due or overdue in projects and on \
      pages, unless it is planned in a block. A line says what is due within a week, and one what is counted. Then comes what \
      the past four weeks left over, with the command that copies it to today, and the blocks of the day with their tasks, \
      among them what the schedule of a page has now and next, as `tidemark glance` shows it. A recurring task that a block \
      copies, by name and time, is shown as that block. Rituals with something open follow with their habits, then the \
      recurring tasks and streaks of pages and the rituals that can be renewed. What you did today comes last. With --time you \
      see only rituals, those of that part of the day and of any time.

      --json prints an object with today, now, currentTime, times (if asked for), rate, streak, ritualCount, activeCount, day, \
      occasions, rituals, trackers, tasks, dueSoon, counters, doneTasks, leftOver, renewals, withoutArc and withUnreadArc; day \
      is as in “tidemark day --json”, occasions as in “tidemark glance --json”, a task as in “tidemark tasks --json”. A habit \
      has title, icon, state (done, skipped or open), path and line. A tracker has kind (recurring or streak), title, icon, \
      every, openSince, openTime, nextDay and nextTime or streak, done and goal, isDone, page, path and line. What is left \
      over has title, day, project, due, priority, path and line.
      """
    case .everything: "Show everything that is planned and due today"
    case .nextDay: "Show the next day"
    case .morning: "Show the rituals of the morning, and those of any time"
    case .success: "the day was shown, whether or not anything is due"
    }
  }
}
