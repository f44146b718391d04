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
  private static let remaining = Option.flag("remaining", LifeHelp.remaining)
  private static let week = Option.flag("week", LifeHelp.week)
  private static let grid = Option.flag("grid", LifeHelp.grid)
  private static let zoom = Option.text(
    "zoom",
    value: "PART",
    choices: LifeGrid.Zoom.allCases.map(\.rawValue),
    LifeHelp.zoom
  )
  private static let milestones = Option.flag("milestones", LifeHelp.milestones)
  private static let mono = Option.flag("mono", LifeHelp.mono)

  private static let file = Option.text("in", value: "FILE", LifeHelp.file)
  private static let first = Operand.optional("NAME|WEEK", LifeHelp.nameOrWeek)

  private static let second = Operand<LifeWeekWord?>(
    syntax: OperandSyntax(
      value: ValueSyntax(
        name: "WEEK",
        standard: "this week",
        expectation: Told(LifeHelp.weekOrDayExpected)
      ) { LifeWeekWord($0) != nil },
      summary: Told(LifeHelp.weekOrDay),
      isRequired: false,
      isRepeatable: false
    )
  ) { $0.first.flatMap { LifeWeekWord($0) } }

  static let command = Command(
    "life",
    LifeHelp.summary,
    discussion: LifeHelp.discussion,
    operands: [first, second],
    options: [
      remaining, week, grid, zoom, milestones, mono, file, SharedOptions.vault, SharedOptions.today, SharedOptions.now,
      SharedOptions.watch, SharedOptions.plain,
      SharedOptions.json, SharedOptions.jobs,
    ],
    examples: [
      Example("tidemark life", LifeHelp.showLife),
      Example("tidemark life --remaining", LifeHelp.printRemaining),
      Example("tidemark life --week 2024-03-15", LifeHelp.showWeek),
      Example("tidemark life --grid", LifeHelp.showGrid),
      Example("tidemark life --zoom year", LifeHelp.showYear),
      Example("tidemark life mum --grid", LifeHelp.showAnother),
    ],
    exitCodes: [
      ExitCodeNote(.success, LifeHelp.success),
      ExitCodeNote(.couldNotRun, LifeHelp.couldNotRun),
    ]
  ) { invocation, console in
    let vault = ViewedVault(invocation, console)
    let (plans, status) = vault.plans(days: nil, kinds: [.life])
    guard !plans.lives.isEmpty else { return status == .success ? empty(invocation, console) : status }
    let wish: Wish
    switch wanted(invocation, plans, console) {
    case .success(let found): wish = found
    case .failure(let problem): return console.refuse(invocation, problem.problem)
    }
    let file = plans.lives[wish.life]
    if plans.isOwnLifeUndecided, !wish.isNamed {
      let path = ControlCharacters.escaping(file.record.path)
      _ = console.refuse(invocation, LifeCommandMessage.severalLives(path: path))
    }
    guard let span = file.value.span else {
      return console.refuse(invocation, withoutBirth(file.record, today: vault.today))
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
        return console.refuse(invocation, error)
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
    var problem: Told
  }

  /// The first operand is a life if one has that title, else a week if it reads as one.
  private static func wanted(_ invocation: Invocation, _ plans: VaultPlans, _ console: Console) -> Result<Wish, Problem> {
    var wish = Wish(weekText: invocation.operands[second.syntax.name]?.first)
    if let words = invocation[first] {
      let week = LifeWeekWord(words)
      // What reads as a week alone is one; before a week it is a life. Nobody is asked about it.
      let choice = TitleChoice.life(words, in: plans)
      let isLife = week == nil || wish.week != nil
      switch isLife ? console.settle(choice) : nil {
      case .title(let life): (wish.life, wish.isNamed) = (life, true)
      case .problem(let problem):
        let isAlone = plans.lives.count == 1
        return .failure(Problem(problem: isAlone ? Told(LifeCommandMessage.noWeekEither(problem)) : Told(problem)))
      case nil: wish.weekText = words
      }
    }
    if let words = invocation[file] {
      switch console.settle(TitleChoice.life(words, in: plans)) {
      case .title(let life): (wish.life, wish.isNamed) = (life, true)
      case .problem(let problem): return .failure(Problem(problem: Told(problem)))
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
      return console.refuse(invocation, LifeBeginning.noLife)
    }
    if invocation[SharedOptions.json] {
      console.output.write("null\n")
    } else {
      console.write(lines: LifeBeginning.steps(in: console.language).lines(width: console.width))
    }
    return .success
  }

  /// Why a life has no weeks: its day of birth is missing, or not read.
  private static func withoutBirth(_ record: VaultRecord, today: CivilDate) -> Told {
    let path = ControlCharacters.escaping(record.path)
    guard let born = Document(reading: record.source).properties[.born], !born.valueRange.isEmpty else {
      return LifeBeginning.noBirth(path)
    }
    let line = record.source.line(at: born.nameRange.lowerBound) + 1
    let written = ControlCharacters.escaping(record.source.string(in: born.valueRange))
    return LifeBeginning.unreadBirth(path, line: line, written: written, today: today)
  }
}

/// What the help of `life` says.
enum LifeHelp: Message {
  case remaining, week, grid, zoom, milestones, mono, file, nameOrWeek, weekOrDayExpected, weekOrDay, summary, discussion
  case showLife, printRemaining, showWeek, showGrid, showYear, showAnother, success, couldNotRun
}

/// What is told of a life that is not there, or not the one that is meant.
enum LifeCommandMessage: Message {
  /// The path is safe to show.
  case severalLives(path: String)
  /// Where the words name no life.
  case noWeekEither(TitleMessage)
  case nameBirth
  case bornLater(CivilDate, today: CivilDate)
}
