import Chronology
import Diagnostics
import Languages
import Phrases
import Views

/// `tidemark today`
enum TodayCommand {
  private static let day = Operand.phrase("DAY", .day, TodayHelp.day) {
    text throws(PhraseProblem) in try NamedDay(text, .ahead)
  }

  static let command = Command(
    "today",
    TodayHelp.summary,
    discussion: TodayHelp.discussion,
    operands: [day],
    options: [
      RitualOptions.times, SharedOptions.vault, SharedOptions.today, SharedOptions.now, SharedOptions.watch,
      SharedOptions.plain, SharedOptions.json,
      SharedOptions.jobs,
    ],
    examples: [
      Example("tidemark today", TodayHelp.everything),
      Example("tidemark today tomorrow", TodayHelp.nextDay),
      Example("tidemark today --time morning", TodayHelp.morning),
    ],
    exitCodes: [
      ExitCodeNote(.success, TodayHelp.success),
      ExitCodeNote(.couldNotRun, SharedHelp.rootUnreadable),
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
    console.show(TodayView(sheet, survey, jobs: invocation.jobs), invocation)
    return status
  }
}

/// What the help of `today` says.
enum TodayHelp: Message {
  case day, summary, discussion, everything, nextDay, morning, success
}
