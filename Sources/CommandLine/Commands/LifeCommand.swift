import Chronology
import Diagnostics
import Planner
import Vault
import Views

/// `tidemark life`
enum LifeCommand {
  private static let remaining = Option.flag("remaining", "Print the number of weeks that remain, and nothing else")
  private static let week = Option.flag("week", "Show one week: today's, or WEEK")
  private static let grid = Option.flag("grid", "Show all weeks, 52 in a row")
  private static let zoom = Option.text(
    "zoom",
    value: "PART",
    choices: LifeGrid.Zoom.allCases.map(\.rawValue),
    "Show the weeks of ten years, or of one year with what is said of each: those around today, or around WEEK"
  )
  private static let mono = Option.flag("mono", "Show ratings and phases without their colors, whatever the file says")

  private static let wanted = Operand<LifeWeekWord?>(
    syntax: OperandSyntax(
      value: ValueSyntax(
        name: "WEEK",
        standard: "this week",
        expectation: "the number of a week, or a day like 2026-11-20, tomorrow or friday"
      ) { LifeWeekWord($0) != nil },
      summary: "a week: its number, or a day in it",
      isRequired: false,
      isRepeatable: false
    )
  ) { $0.first.flatMap { LifeWeekWord($0) } }

  static let command = Command(
    "life",
    "Show a life in weeks",
    discussion: """
      Weeks are counted from the day of birth. The expected years have 52 weeks each; what remains is never less than 0, and the \
      count goes on after the expected end. In a grid each row tells the age with which its first week begins; a marked week is \
      the figure of its rating, from 1 (awful) to 5 (great), or + without one; phases are told beside the row in which they begin. \
      With --zoom a row is a year of age: the weeks that begin in it, 52 or 53.

      --json prints an object with title, today, born, expectancy, age, weeks (in all), lived, remaining, percent, week (today's: \
      number, first, last, age, birthday, title, state, isBeyond, phase, marks), markedWeeks, markingStreak, milestones and \
      phases; with --remaining a number; with --week that week; with --grid or --zoom rows of weeks, and beyond, the row of those after the expected end.
      """,
    operands: [wanted],
    options: [
      remaining, week, grid, zoom, mono, SharedOptions.vault, SharedOptions.today, SharedOptions.now, SharedOptions.plain,
      SharedOptions.json, SharedOptions.jobs,
    ],
    examples: [
      Example("tidemark life", "Show where the life stands"),
      Example("tidemark life --remaining", "Print the number of weeks that remain"),
      Example("tidemark life --week 2024-03-15", "Show the week of that day"),
      Example("tidemark life --grid", "Show all weeks"),
      Example("tidemark life --zoom year", "Show this year of life, week by week"),
    ],
    exitCodes: [
      ExitCodeNote(.success, "the life was shown, or there is none"),
      ExitCodeNote(.couldNotRun, "the vault could not be read, the life says no day of birth, or the life has no such week"),
    ]
  ) { invocation, console in
    let vault = ViewedVault(invocation, console)
    let (plans, status) = vault.plans(days: nil, kinds: [.life])
    guard let file = plans.lives.first else { return status == .success ? empty(vault, invocation, console) : status }
    if plans.lives.count > 1 {
      console.error.write("tidemark life: several files are lives; this is \(ControlCharacters.escaping(file.record.path))\n")
    }
    guard let span = file.value.span else {
      return console.refuse(invocation, LifeExample.noBirth(ControlCharacters.escaping(file.record.path)))
    }
    let sheet = LifeSheet(
      title: file.record.title,
      span: span,
      marks: file.value.marks,
      phases: file.value.phases,
      today: vault.today
    )
    if invocation[remaining] {
      console.show(LifeRemaining(sheet.weeks), invocation)
      return status
    }
    var chosen = sheet.week
    if let word = invocation[wanted] {
      chosen = word.week(of: span, today: vault.today)
      if chosen == nil {
        return console.refuse(invocation, word.problem(span, today: vault.today))
      }
    }
    let isColored = !invocation[mono] && (invocation[SharedOptions.color] == .always || file.value.view != .mono)
    show(sheet, chosen, isColored ? .color : .mono, invocation, console)
    return status
  }

  private static func show(
    _ sheet: LifeSheet,
    _ chosen: LifeWeek?,
    _ view: LifeView,
    _ invocation: Invocation,
    _ console: Console
  ) {
    let part = invocation[zoom].flatMap(LifeGrid.Zoom.init(rawValue:))
    let isWeek = invocation[week] || invocation[wanted] != nil
    let shown: any View =
      if part != nil || invocation[grid] {
        LifeGridView(part, aroundWeek: chosen?.number, in: sheet, style: view)
      } else if isWeek, let chosen {
        LifeWeekView(chosen, in: sheet, style: view)
      } else {
        LifeOverview(sheet, style: view)
      }
    console.show(shown, invocation)
  }

  private static func empty(_ vault: ViewedVault, _ invocation: Invocation, _ console: Console) -> ExitCode {
    if invocation[remaining] {
      return console.refuse(invocation, LifeExample.noLife)
    }
    if invocation[SharedOptions.json] {
      console.output.write("null\n")
    } else {
      console.write(lines: [LifeExample.noLife, ""] + LifeExample.lines(width: console.width, today: vault.today))
    }
    return .success
  }
}
