extension StatsTimeHelp {
  var english: String {
    switch self {
    case .from: "Begin with this day; by default with the first day of the week of the last one"
    case .to: "End with this day; by default with today"
    case .period: "a day or a period like “last week”, 2026-11 or 7d; by default this week up to today"
    case .grouping: "Count by the projects of tasks, or by the names of blocks"
    case .summary: "Show how the planned time is divided among projects or blocks"
    case .discussion:
      """
      The time is that of the blocks in the files of days: what was planned, not what was measured. A block with tasks of \
      several projects is shared equally among them; one without such tasks counts for no project. Blocks that overlap count \
      in full. With --project it is what falls to that project; with --tag what has the tag: whole blocks that have it, or \
      whose day has it, and of others what falls to tasks or projects that have it.

      --json prints an object with today, from, to, project and tags (if asked for), plannedMinutes, projects, blocks, \
      daysWithFile and daysWithoutFile. A project or block has name (null for no project), icon, color, minutes and percent.
      """
    case .showWeek: "Show this week up to today by project"
    case .showByBlock: "Show a month by block"
    case .showProject: "Show which blocks of a month were for one project"
    case .showSomeDays: "Show some days"
    case .success: "the time was shown, or none is planned"
    case .couldNotRun: "the vault could not be read, it has no such project or tag, or the last day is before the first"
    }
  }
}
