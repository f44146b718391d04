import Chronology
import Diagnostics
import Languages
import Phrases
import Views

/// `tidemark day`
enum DayCommand {
  private static let day = Operand<NamedPeriod?>.phrase(
    "DATE",
    standard: "today",
    .day,
    "the day: 2026-11-20, tomorrow, “1 dec”, “2 weeks ago”, or a weekday, which is today or the next; or “last week”"
  ) { text throws(PhraseProblem) in
    // A week is the one period that has a view of its own.
    try NamedPeriod(dayOrPeriod: text.lowercased() == "week" ? "this week" : text, .ahead)
  }

  private static let on = EditOptions.day("on", "The same as DATE, as other commands have it").known(as: "day")

  private static let week = Option.flag("week", "Show the whole week that the day is in")

  static let command = Command(
    "day",
    "Show a day, or a week, as a calendar",
    discussion: """
      Time blocks are shown from the start of the day to its end, taller the longer they last: short ones with the number of their \
      tasks, tall ones with the tasks. Words below a block are cut to one line; `tidemark block show` shows all of them. The \
      notes of the day come after its tasks, and before them, on today and later days, what is due on the day and not planned \
      on it: of projects, pages and other days, and what recurs without a time. Free time is shown, and long gaps are drawn short. On today and later days, \
      the blocks of the vault's routine are shown as well. A recurring task with a time is shown at that time; on today and later \
      days, so are the rows of the schedules of pages. Neither takes free time, and neither is shown beside a block of its name and \
      time. A week is seven columns, or seven lists in a narrow terminal.

      --json prints an object with date, weekday, isToday, today, now, clock, range, plannedMinutes, freeMinutes, files (or \
      missingFile, the one to make), unclaimed (notes that are named by the day; setting is what makes them the day's), blocks, free, recurring (tasks at their times: start, end where it \
      is due every few hours, title, icon, every, state, page or project, path and line), rows (of pages: start, end, title, icon, page, path and line), tasks (those of no block), due (title, icon, project or home, every, priority, path and line), notes (a list of texts) and problems; icon, words and \
      introduction are what the day says besides. A block has start, end, minutes, hasWrittenEnd, title, name, the icon and \
      color that it is shown with, ownIcon and ownColor, project (of all its tasks), isRoutine, recurring (the task that it is a copy of), isDoneEarlier (the task of its name was done in a block before it), phase (past, running, coming), \
      overlaps, notify, tasks, notes, path and line. A task has title, state (open, done, dropped) or mark, project, notes (its \
      steps among them), path and line. \
      With --week the object has first, last and days.
      """,
    operands: [day],
    options: [
      week, on, SharedOptions.vault, SharedOptions.today, SharedOptions.now, SharedOptions.watch, SharedOptions.plain,
      SharedOptions.json,
      SharedOptions.jobs,
    ],
    examples: [
      Example("tidemark day", "Show today"),
      Example("tidemark day friday", "Show the next Friday"),
      Example("tidemark day 2026-11-20 --week", "Show the week of that day"),
      Example("tidemark day next week", "Show the next week"),
    ],
    exitCodes: [
      ExitCodeNote(.success, "the day was shown, whether or not there is anything in it"),
      ExitCodeNote(.couldNotRun, "the vault or its root could not be read"),
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

/// What is told of the day that is shown. All that they quote is safe to show.
enum DayCommandMessage: Message {
  case isTheDay(String)
  case isSeveralDays(String, Int)
  /// Of a weekday as it was typed.
  case weekdayIsToday(String, today: CivilDate, next: CivilDate)
  /// Of the option for a part of the day.
  case timeIsOfToday(CivilDate)
}
