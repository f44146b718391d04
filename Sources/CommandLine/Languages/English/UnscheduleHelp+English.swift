extension UnscheduleHelp {
  var english: String {
    switch self {
    case .task: "its name on the day or a part of it, or FILE:LINE for that copy alone"
    case .day: "Remove it from this day only"
    case .block: "Remove it from this block only, by its name or its start"
    case .summary: "Remove a task from the days on which it is planned"
    case .discussion:
      """
      All open copies on today and later days are removed; with --on those of that day; with --block those in that block of \
      the day, or of today. Ticked copies stay, and so do past days unless --on names one. A block that has the task's name \
      and nothing else in it is removed too. The task stays in its project; the line of a task without a project is kept in \
      .trash. What was carried over from an earlier day is given up there, “[-]”, so that it is not left over again.
      """
    case .fromToday: "Remove it from today and all later days"
    case .fromBlock: "Remove it from one block"
    }
  }
}
