import Chronology
import Diagnostics
import Languages
import Phrases
import Views

/// `tidemark day`
enum DayCommand {
  private static let day = Operand<NamedPeriod?>.phrase("DATE", standard: "today", .day, DayHelp.day) {
    text throws(PhraseProblem) in
    // A week is the one period that has a view of its own.
    try NamedPeriod(dayOrPeriod: text.lowercased() == "week" ? "this week" : text, .ahead)
  }

  private static let on = EditOptions.day("on", DayHelp.on).known(as: "day")

  private static let week = Option.flag("week", DayHelp.week)

  static let command = Command(
    "day",
    DayHelp.summary,
    discussion: DayHelp.discussion,
    operands: [day],
    options: [
      week, on, SharedOptions.vault, SharedOptions.today, SharedOptions.now, SharedOptions.watch, SharedOptions.plain,
      SharedOptions.json,
      SharedOptions.jobs,
    ],
    examples: [
      Example("tidemark day", DayHelp.showToday),
      Example("tidemark day friday", DayHelp.showNextFriday),
      Example("tidemark day 2026-11-20 --week", DayHelp.showWeek),
      Example("tidemark day next week", DayHelp.showNextWeek),
    ],
    exitCodes: [
      ExitCodeNote(.success, SharedHelp.dayShown),
      ExitCodeNote(.couldNotRun, SharedHelp.rootUnreadable),
    ]
  ) { invocation, console in
    let vault = ViewedVault(invocation, console)
    let days: DateRange
    switch asked(invocation, vault) {
    case .success(let found): days = found
    case .failure(let problem): return console.refuse(invocation, problem)
    }
    let showsWeek = invocation[week] || days.count > 1
    let first = showsWeek ? days.first.startOfWeek(from: vault.settings.weekStarts) : days.first
    let dates = DateRange(first: first, last: showsWeek ? first.adding(days: 6) : first) ?? DateRange(first)
    return show(dates, vault, invocation, console)
  }

  /// The day of DATE or --on, or a week.
  private static func asked(_ invocation: Invocation, _ vault: ViewedVault) -> Result<DateRange, QuestionProblem> {
    guard let period = invocation[day] else {
      return .success(DateRange(shown(invocation[on], vault) ?? vault.today))
    }
    let text = ControlCharacters.escaping(period.text)
    guard invocation[on] == nil else {
      return .failure(QuestionProblem(DayCommandMessage.isTheDay(text)))
    }
    if case .day(let phrase) = period.phrase, phrase.isWeekday(of: vault.today),
      let date = shown(NamedDay(phrase, period.direction), vault)
    {
      return .success(DateRange(date))
    }
    do throws(PhraseProblem) {
      let days = try period.days(from: vault.today, weekStart: vault.settings.weekStarts)
      let isWeek = days.count == 7 && days.first == days.first.startOfWeek(from: vault.settings.weekStarts)
      guard days.count == 1 || isWeek else {
        return .failure(QuestionProblem(DayCommandMessage.isSeveralDays(text, days.count)))
      }
      return .success(days)
    } catch {
      return .failure(QuestionProblem(error, about: period.text, .day))
    }
  }

  /// The day that is shown. A weekday is today where today is one, and the person is told so.
  static func shown(_ day: NamedDay?, _ vault: ViewedVault) -> CivilDate? {
    guard let day else { return nil }
    guard day.phrase.isWeekday(of: vault.today) else { return vault.day(day) }
    let text = ControlCharacters.escaping(day.phrase.text)
    vault.tell(DayCommandMessage.weekdayIsToday(text, today: vault.today, next: vault.today.adding(days: 7)))
    return vault.today
  }

  /// Shows one day, or several beside one another.
  static func show(_ dates: DateRange, _ vault: ViewedVault, _ invocation: Invocation, _ console: Console) -> ExitCode {
    let first = DaySheet.firstDay(of: dates, today: vault.today)
    let (plans, status) = vault.plans(days: first...dates.last, kinds: DaySheet.kinds)
    guard vault.isThere else { return status }
    console.show(DaySheet.view(of: dates, in: plans, today: vault.today, now: vault.now), invocation)
    return status
  }
}

/// What the help of `day` says.
enum DayHelp: Message {
  case day, on, week, summary, discussion, showToday, showNextFriday, showWeek, showNextWeek
}

/// What is told of the day that is shown. All that they quote is safe to show.
enum DayCommandMessage: Message {
  case isTheDay(String)
  case isSeveralDays(String, Int)
  /// Of a weekday as it was typed.
  case weekdayIsToday(String, today: CivilDate, next: CivilDate)
  /// Of the option for a part of the day.
  case timeIsOfToday(CivilDate)
}
