extension GlanceHelp {
  var english: String {
    switch self {
    case .page:
      "Show the counters, open boxes, streaks and recurring tasks of this page: its title or a part of it, or its path"
    case .places: "Show the file and the line of each thing"
    case .summary: "Show the day at a glance: what is now and next, habits, weeks and activities"
    case .discussion:
      """
      Now and next are the time blocks of today, with those of the routine, and the schedule rows of all pages; with --page \
      the rows of that page alone. What begins together with another is shown below it. If you name a page, all its figures \
      are shown. Milestones of the life and of arcs are shown on their day, and so are timelines that end and days that a page \
      counts down to. Tasks are those of today outside of blocks and what is due, overdue ones first; what earlier days left \
      over is counted, and shown where it is due. Counters are those of pages that have not reached their goals, a count up to \
      a number (to: 12) among them. Recurring tasks and streaks are those of pages that are open today. Habits are those that \
      are open, at most four, of this part of the day first. The first ritual that can be renewed is named. Activities show \
      the days since you last did each: -1D is yesterday, [x] today, and a dash never. Of a file of activities the first four \
      are shown, or as many as its property glance says. All of it fits 24 lines of 80 columns: where there is much, fewer of \
      each are shown, and the rest is counted.

      --json prints an object with today, now, time, current and next (kind block or row, title, start, end, minutesLeft or \
      startsInMinutes, isRoutine, page), alsoNow and alsoNext (those that begin together with them), missingFile, occasions \
      (kind life, arc, timeline or countDown, text, start, end, page), ritualCount, rate, streak, habits, openHabits, \
      nextRitual, renewals, tasks, leftOver (a number), counters, recurring and streaks (as trackers of “tidemark today \
      --json”), page (counters, openBoxes, streaks, recurring), life and activities; what stands in a file has path and line.
      """
    case .showDay: "Show the day at a glance"
    case .withPage: "Show a page with it"
    }
  }
}
