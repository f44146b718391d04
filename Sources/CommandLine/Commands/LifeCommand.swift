import Chronology
import Diagnostics
import Editing
import Languages
import Outline
import Planner
import Vault
import Views
import Workspace

/// `tidemark life`
enum LifeCommand {
  private static let remaining = Option.flag("remaining", "Print the number of weeks that remain, and nothing else")
  private static let week = Option.flag("week", "Show one week: today's, or WEEK")
  private static let grid = Option.flag("grid", "Show all weeks, 52 in a row")
  private static let zoom = Option.text(
    "zoom",
    value: "PART",
    choices: LifeGrid.Zoom.allCases.map(\.rawValue),
    "Show the weeks of ten years, or of one year with their marks: those around today, or around WEEK"
  )
  private static let milestones = Option.flag("milestones", "Show all milestones, not only those near today")
  private static let mono = Option.flag("mono", "Show ratings and phases without their colors, whatever the file says")

  private static let file = Option.text("in", value: "FILE", "Show the life in this file, of several: its path, or its title")
  private static let first = Operand.optional("NAME|WEEK", "whose life: its title or a part of it; or a week")

  private static let second = Operand<LifeWeekWord?>(
    syntax: OperandSyntax(
      value: ValueSyntax(
        name: "WEEK",
        standard: "this week",
        expectation: Told("the number of a week, or a day like 2026-11-20, tomorrow or friday")
      ) { LifeWeekWord($0) != nil },
      summary: Told("a week: its number, or a day in it"),
      isRequired: false,
      isRepeatable: false
    )
  ) { $0.first.flatMap { LifeWeekWord($0) } }

  static let command = Command(
    "life",
    "Show a life in weeks",
    discussion: """
      Weeks are counted from the day of birth. The expected years have 52 weeks each; what remains is never less than 0, and the \
      count goes on after the expected end. In a grid each row has the age at which its first week begins. A marked week is shown \
      as the figure of its rating, from 1 (awful) to 5 (great), or as + without one; phases are named beside the row in which \
      they begin. With --zoom a row is a year of age: the weeks that begin in it, 52 or 53.

      If a vault has several lives, yours is shown: the one beside tidemark.md, else the one that tidemark.md names first. NAME or \
      --in shows another.

      --json prints an object with title, path, otherLives, notes, today, born, expectancy, age, weeks (in all), lived, remaining, percent, week (today's: \
      number, first, last, age, birthday, title, state, isBeyond, phase, phaseNotes, marks), markedWeeks, markingStreak, milestones and \
      phases; with --remaining a number; with --week that week; with --grid or --zoom rows of weeks, and beyond, the row of those after the expected end.
      """,
    operands: [first, second],
    options: [
      remaining, week, grid, zoom, milestones, mono, file, SharedOptions.vault, SharedOptions.today, SharedOptions.now,
      SharedOptions.watch, SharedOptions.plain,
      SharedOptions.json, SharedOptions.jobs,
    ],
    examples: [
      Example("tidemark life", "Show your life in weeks"),
      Example("tidemark life --remaining", "Print the number of weeks that remain"),
      Example("tidemark life --week 2024-03-15", "Show the week of that day"),
      Example("tidemark life --grid", "Show all weeks"),
      Example("tidemark life --zoom year", "Show this year of life, week by week"),
      Example("tidemark life mum --grid", "Show all weeks of another life of the vault"),
    ],
    exitCodes: [
      ExitCodeNote(.success, "the life was shown, or there is none"),
      ExitCodeNote(
        .couldNotRun,
        "the vault could not be read, no life, or more than one, has that name, the life says no day of birth, or it has no such week"
      ),
    ]
  ) { invocation, console in
    let vault = ViewedVault(invocation, console)
    let (plans, status) = vault.plans(days: nil, kinds: [.life])
    guard !plans.lives.isEmpty else { return status == .success ? empty(invocation, console) : status }
    let wish: Wish
    switch wanted(invocation, plans, console) {
    case .success(let found): wish = found
    case .failure(let problem): return console.refuse(invocation, problem.words)
    }
    let file = plans.lives[wish.life]
    if plans.isOwnLifeUndecided, !wish.isNamed {
      let path = ControlCharacters.escaping(file.record.path)
      console.error.write("tidemark life: several files are lives; this is \(path): “tidemark lint” says how to name yours\n")
    }
    guard let span = file.value.span else {
      return console.refuse(invocation, withoutBirth(file.record, today: vault.today, in: console.language))
    }
    var sheet = LifeSheet(
      title: file.record.title,
      span: span,
      marks: file.value.marks,
      phases: file.value.phases,
      notes: file.value.notes,
      path: file.record.path,
      others: plans.lives.indices.filter { $0 != wish.life }.map { LifeWords.titleAndPath(of: plans.lives[$0]) },
      today: vault.today
    )
    sheet.showsAllMilestones = invocation[milestones]
    if invocation[remaining] {
      console.show(LifeRemaining(sheet.weeks), invocation)
      return status
    }
    var chosen = sheet.week
    if let word = wish.week {
      do throws(EditRefusal) {
        if let text = wish.weekText {
          try MarkCommand.refuseYear(text, span) { year in
            [["life", LifeWeeks.grouped(year)], ["life", "--zoom", "year", "\(year)-07-01"], ["life", "\(year)-01-01"]]
          }
        }
      } catch {
        return console.refuse(invocation, .refused(error, notes: []))
      }
      chosen = word.week(of: span, today: vault.today)
      if chosen == nil {
        return console.refuse(invocation, word.problem(span, today: vault.today))
      }
    }
    let isColored = !invocation[mono] && (invocation[SharedOptions.color] == .always || file.value.view != .mono)
    show(sheet, chosen, isWeek: wish.week != nil, isColored ? .color : .mono, invocation, console)
    return status
  }

  /// Which life is to be shown, and which week of it.
  private struct Wish {
    /// An index of the lives; the first is the owner's.
    var life = 0
    var isNamed = false
    /// The week as it was typed.
    var weekText: String?

    var week: LifeWeekWord? { weekText.flatMap { LifeWeekWord($0) } }
  }

  /// What to tell a person who names what is not there.
  private struct Problem: Error {
    var words: String
  }

  /// The first operand is a life if one has that title, else a week if it reads as one.
  private static func wanted(_ invocation: Invocation, _ plans: VaultPlans, _ console: Console) -> Result<Wish, Problem> {
    var wish = Wish(weekText: invocation.operands[second.syntax.name]?.first)
    if let words = invocation[first] {
      let week = LifeWeekWord(words)
      // What reads as a week alone is one; before a week it is a life. Nobody is asked about it.
      let choice = TitleChoice.life(words, in: plans)
      let isLife = week == nil || wish.week != nil
      switch isLife ? console.settle(choice) : .problem("") {
      case .title(let life) where week == nil || wish.week != nil: (wish.life, wish.isNamed) = (life, true)
      case .problem(let problem) where week == nil || wish.week != nil:
        let isWeek = plans.lives.count == 1 ? "\nnor is it the number of a week, or a day like 2026-11-20" : ""
        return .failure(Problem(words: problem + isWeek))
      case .title, .problem: wish.weekText = words
      }
    }
    if let words = invocation[file] {
      switch console.settle(TitleChoice.life(words, in: plans)) {
      case .title(let life): (wish.life, wish.isNamed) = (life, true)
      case .problem(let problem): return .failure(Problem(words: problem))
      }
    }
    return .success(wish)
  }

  private static func show(
    _ sheet: LifeSheet,
    _ chosen: LifeWeek?,
    isWeek isNamed: Bool,
    _ view: LifeView,
    _ invocation: Invocation,
    _ console: Console
  ) {
    let part = invocation[zoom].flatMap(LifeGrid.Zoom.init(rawValue:))
    let isWeek = invocation[week] || isNamed
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

  private static func empty(_ invocation: Invocation, _ console: Console) -> ExitCode {
    if invocation[remaining] {
      return console.refuse(invocation, LifeBeginning.noLife(in: console.language))
    }
    if invocation[SharedOptions.json] {
      console.output.write("null\n")
    } else {
      console.write(lines: LifeBeginning.steps(in: console.language).lines(width: console.width))
    }
    return .success
  }

  /// Why a life has no weeks: its day of birth is missing, or not read.
  private static func withoutBirth(_ record: VaultRecord, today: CivilDate, in language: Language) -> String {
    let path = ControlCharacters.escaping(record.path)
    guard let born = Document(reading: record.source).properties[.born], !born.valueRange.isEmpty else {
      return LifeBeginning.noBirth(path, in: language)
    }
    let line = record.source.line(at: born.nameRange.lowerBound) + 1
    let written = ControlCharacters.escaping(record.source.string(in: born.valueRange))
    return LifeBeginning.unreadBirth(path, line: line, written: written, today: today, in: language)
  }
}
