import Chronology
import Diagnostics
import Languages
import Phrases
import Views

/// `tidemark today`
enum TodayCommand {
  private static let day = Operand.phrase("DAY", .day, "another day, which is shown as `tidemark day` shows it") {
    text throws(PhraseProblem) in try NamedDay(text, .ahead)
  }

  static let command = Command(
    "today",
    "Show the day: what is planned, what is due, and what is done",
    discussion: """
      What ends today and milestones come first, then the tasks in no block and what is due or overdue in projects and on \
      pages, unless it is planned in a block. A line says what is due within a week, and one what is counted. Then comes what the past four weeks left over, with the command that copies it to today, \
      and the blocks of the day with their tasks, among them what the schedule of a page has now and next, as `tidemark glance` shows it. A recurring task that a block copies, by name and time, is shown as that block. Rituals with something open follow with their habits, then the recurring \
      tasks and streaks of pages and the rituals that can be renewed. What you did today comes last. With --time you see only rituals, those of that part of the day and of any time.

      --json prints an object with today, now, currentTime, times (if asked for), rate, streak, ritualCount, activeCount, day, occasions, rituals, trackers, \
      tasks, dueSoon, counters, doneTasks, leftOver, renewals, withoutArc and withUnreadArc; day is as in “tidemark day --json”, occasions as in “tidemark glance --json”, a task as in “tidemark tasks --json”. A habit has title, icon, \
      state (done, skipped or open), path and line. A tracker has kind (recurring or streak), title, icon, every, openSince, openTime, \
      nextDay and nextTime or streak, done and goal, isDone, page, path and line. What is left over has title, day, project, due, priority, path and line.
      """,
    operands: [day],
    options: [
      RitualOptions.times, SharedOptions.vault, SharedOptions.today, SharedOptions.now, SharedOptions.watch,
      SharedOptions.plain, SharedOptions.json,
      SharedOptions.jobs,
    ],
    examples: [
      Example("tidemark today", "Show everything that is planned and due today"),
      Example("tidemark today tomorrow", "Show the next day"),
      Example("tidemark today --time morning", "Show the rituals of the morning, and those of any time"),
    ],
    exitCodes: [
      ExitCodeNote(.success, "the day was shown, whether or not anything is due"),
      ExitCodeNote(.couldNotRun, "the vault or its root could not be read"),
    ]
  ) { invocation, console in
    let vault = ViewedVault(invocation, console)
    if let date = DayCommand.shown(invocation[day], vault), date != vault.today {
      guard !invocation.isGiven(RitualOptions.times) else {
        return console.refuse(invocation, DayCommandMessage.timeIsOfToday(date))
      }
      return DayCommand.show(DateRange(date), vault, invocation, console)
    }
    let times = DaySlotFilter(invocation[RitualOptions.times])
    let (plans, status) = vault.plans(
      days: times.isOfAll ? TodaySheet.days(today: vault.today, now: vault.now) : nil,
      kinds: times.isOfAll ? TodaySheet.kinds : [.ritual],
      where: TodaySheet.mayMatter(today: vault.today, now: vault.now)
    )
    if !vault.isThere { return status }
    let survey = RitualSurvey(plans, now: vault.now, today: vault.today, jobs: vault.jobs)
    let sheet = TodaySheet(survey, plans, times: times, jobs: invocation.jobs)
    console.show(TodayView(sheet, survey), invocation)
    return status
  }
}
