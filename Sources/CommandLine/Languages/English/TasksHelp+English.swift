extension TasksHelp {
  var english: String {
    switch self {
    case .words: "words that are in the title, the notes or the log of a task"
    case .doneExpected: "a number or “all”"
    case .done: "Show the N tasks that were done last (default: 4; with options such as --tag or --due: 0)"
    case .summary: "List all tasks, or those that you ask for"
    case .discussion:
      """
      First come the tasks of your days that belong to no project: what the past four weeks left open together, then those of \
      today and later by day. Then there is what is open by project, and the boxes of pages, each with its section; recurring \
      tasks that are not open yet are only counted. Stacks follow, and what was done comes last. Tasks without a priority come \
      before those with one, and within a priority by due date. Each task shows the next block it is planned in. A recurring \
      task counts as open from the day on which it is due until it is done or skipped.

      With options such as --tag or --due, the tasks of all days are searched. --sort and --group make one list of all \
      instead; --open --sort priority begins with what is urgent.

      --json prints an object with today, now, project, counts, done, and stacks, projects, pages and days, or with --sort or \
      --group groups. A task has title, state, kind and type, path and line, and what else it says: project, page, section, \
      day, tags, due, daysUntilDue, priority, done, since, steps, every, nextDay, nextBlock and found, the lines that have \
      WORDS.
      """
    case .showAll: "Show what there is to do"
    case .showDue: "Show what is due by tomorrow, and what is overdue"
    case .showProject: "Show one project with all that was done"
    case .showTag: "Show what has a tag, page by page"
    case .showUrgent: "Show what is open, the urgent first"
    case .success: "the tasks were shown, or there are none"
    case .couldNotRun: "the vault could not be read, or it has no such project, page or tag"
    }
  }
}
