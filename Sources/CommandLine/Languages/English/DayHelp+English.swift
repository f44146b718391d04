extension DayHelp {
  var english: String {
    switch self {
    case .day:
      "the day: 2026-11-20, tomorrow, “1 dec”, “2 weeks ago”, or a weekday, which is today or the next; or “last week”"
    case .on: "The same as DATE, as other commands have it"
    case .week: "Show the whole week that the day is in"
    case .summary: "Show a day, or a week, as a calendar"
    case .discussion:
      """
      Time blocks are shown from the start of the day to its end, taller the longer they last: short ones with the number of \
      their tasks, tall ones with the tasks. Words below a block are cut to one line; `tidemark block show` shows all of them. \
      The notes of the day come after its tasks, and before them, on today and later days, what is due on the day and not \
      planned on it: of projects, pages and other days, and what recurs without a time. Free time is shown, and long gaps are \
      drawn short. On today and later days, the blocks of the vault's routine are shown as well. A recurring task with a time \
      is shown at that time; on today and later days, so are the rows of the schedules of pages. Neither takes free time, and \
      neither is shown beside a block of its name and time. A week is seven columns, or seven lists in a narrow terminal.

      --json prints an object with date, weekday, isToday, today, now, clock, range, plannedMinutes, freeMinutes, files (or \
      missingFile, the one to make), unclaimed (notes that are named by the day; setting is what makes them the day's), \
      blocks, free, recurring (tasks at their times: start, end where it is due every few hours, title, icon, every, state, \
      page or project, path and line), rows (of pages: start, end, title, icon, page, path and line), tasks (those of no \
      block), due (title, icon, project or home, every, priority, path and line), notes (a list of texts) and problems; icon, \
      words and introduction are what the day says besides. A block has start, end, minutes, hasWrittenEnd, title, name, the \
      icon and color that it is shown with, ownIcon and ownColor, project (of all its tasks), isRoutine, recurring (the task \
      that it is a copy of), isDoneEarlier (the task of its name was done in a block before it), phase (past, running, \
      coming), overlaps, notify, tasks, notes, path and line. A task has title, state (open, done, dropped) or mark, project, \
      notes (its steps among them), path and line. With --week the object has first, last and days.
      """
    case .showToday: "Show today"
    case .showNextFriday: "Show the next Friday"
    case .showWeek: "Show the week of that day"
    case .showNextWeek: "Show the next week"
    }
  }
}
