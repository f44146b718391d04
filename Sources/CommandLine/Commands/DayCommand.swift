import Chronology
import Phrases
import Vault
import Views

/// `tidemark day`
enum DayCommand {
  private static let day = Operand.phrase(
    "DATE",
    standard: "today",
    .day,
    "the day: 2026-11-20, tomorrow, “1 dec”, “2 weeks ago”, or a weekday, which is the next after today"
  ) { text throws(PhraseProblem) in try NamedDay(text, .ahead) }

  private static let week = Option.flag("week", "Show the whole week that the day is in")

  static let command = Command(
    "day",
    "Show a day, or a week, as a calendar",
    discussion: """
      Time blocks are shown from the start of the day to its end, as high as they are long: short ones with the number of their \
      tasks, tall ones with the tasks. Words below a block are cut to one line; `tidemark block show` shows all of them. The \
      notes of the day come after its tasks. Free time is shown, and long free stretches are shortened. On today and later days, \
      the blocks of the vault's routine are shown as well. A week is seven columns, or seven lists in a narrow terminal.

      --json prints an object with date, weekday, isToday, today, now, clock, range, plannedMinutes, freeMinutes, files (or \
      missingFile, the one to make), unclaimed (notes that are named by the day; setting is what makes them the day's), blocks, free, tasks (those of no block), notes (a list of texts) and problems; icon, words and \
      introduction are what the day says besides. A block has start, end, minutes, hasWrittenEnd, title, name, the icon and \
      color that it is shown with, ownIcon and ownColor, project (of all its tasks), isRoutine, phase (past, running, coming), \
      overlaps, notify, tasks, notes, path and line. A task has title, state (open, done, dropped) or mark, project, notes (its \
      steps among them), path and line. \
      With --week the object has first, last and days.
      """,
    operands: [day],
    options: [
      week, SharedOptions.vault, SharedOptions.today, SharedOptions.now, SharedOptions.watch, SharedOptions.plain,
      SharedOptions.json,
      SharedOptions.jobs,
    ],
    examples: [
      Example("tidemark day", "Show today"),
      Example("tidemark day friday", "Show the next Friday"),
      Example("tidemark day 2026-11-20 --week", "Show the week of that day"),
    ],
    exitCodes: [
      ExitCodeNote(.success, "the day was shown, whether or not there is anything in it"),
      ExitCodeNote(.couldNotRun, "the vault or its root could not be read"),
    ]
  ) { invocation, console in
    let vault = ViewedVault(invocation, console)
    let date = invocation[day]?.date(from: vault.today, weekStart: vault.settings.weekStarts) ?? vault.today
    let first = invocation[week] ? date.startOfWeek(from: vault.settings.weekStarts) : date
    let dates = DateRange(first: first, last: invocation[week] ? first.adding(days: 6) : first) ?? DateRange(first)
    return show(dates, vault, invocation, console)
  }

  /// Shows one day, or several beside one another.
  static func show(_ dates: DateRange, _ vault: ViewedVault, _ invocation: Invocation, _ console: Console) -> ExitCode {
    let (plans, status) = vault.plans(days: dates.first...dates.last)
    guard vault.isThere else { return status }
    let looks = ProjectLooks(plans.projects)
    let folder = plans.root == nil ? vault.path : plans.shownFolder
    let sheets = dates.days.map { date in
      let name = plans.root == nil ? "\(date).md" : "days/\(date).md"
      let missing = FileSystem.path(of: name, in: folder)
      return DaySheet(of: date, in: plans, looks, today: vault.today, now: vault.now, missingFile: missing)
    }
    let view: any View = dates.count > 1 ? WeekView(sheets) : DayView(sheets[0])
    console.show(view, invocation)
    return status
  }
}
