import Chronology
import Editing
import Languages
import Phrases
import Planner
import Vault
import Workspace

/// Options and operands that several commands have.
enum SharedOptions {
  static let color = Option.choice("color", value: "WHEN", default: ColorChoice.auto, SharedHelp.color)

  static let language = Option.value(
    "lang",
    value: "LANG",
    expectation: SharedHelp.languageExpected,
    SharedHelp.language
  ) { Language(tag: $0) }

  static let today = EditOptions.day("today", SharedHelp.today)
  static let now = EditOptions.time("now", SharedHelp.now)

  static let vault = Option.text("vault", value: "DIR", SharedHelp.vault)

  static let jobs = Option.value(
    "jobs",
    short: "j",
    value: "N",
    expectation: SharedHelp.number(1...256),
    SharedHelp.jobs
  ) { text in Int(text).flatMap { (1...256).contains($0) ? $0 : nil } }

  static let watch = Option.flag("watch", SharedHelp.watch)

  static let plain = Option.flag("plain", SharedHelp.plain)

  static let standardInputName = Option.text("stdin-filename", value: "PATH", SharedHelp.standardInputName)

  static let json = Option.flag("json", SharedHelp.json)

  static let paths = Operand.many("PATHS", default: ".", SharedHelp.paths)
}

extension Invocation {
  /// The moment, and what tells which day it belongs to.
  var clock: WallClock {
    let now = Clock.now()
    return WallClock(now, today: self[SharedOptions.today]?.date(from: now.date), time: self[SharedOptions.now])
  }

  /// The folder whose vault a command works in: that of `--vault`; else the current one, if it lies in a vault; else that of the
  /// variable TIDEMARK_VAULT.
  var vaultPath: String {
    self[SharedOptions.vault] ?? NoVault.standardPath
  }

  /// The moment on the writer's clock, also of a command that has not the options `--today` and `--now`.
  var momentOfWriting: Moment {
    func isDeclared(_ option: some DeclaredOption) -> Bool { options[option.syntax.name] != nil }
    let now = Clock.now()
    let today = isDeclared(SharedOptions.today) ? self[SharedOptions.today]?.date(from: now.date) : nil
    return WallClock(now, today: today, time: isDeclared(SharedOptions.now) ? self[SharedOptions.now] : nil).now
  }

  /// What is wrong with a day of an option or an operand that says a weekday, too, and another one than the day has: `thu 27 nov`.
  /// A command that reads days of its other words, or periods, says it itself.
  var weekdayRefusal: EditRefusal? {
    guard self.options[SharedOptions.vault.syntax.name] != nil else { return nil }
    let options = declaredOptions.compactMap { option -> (String, NamedDay)? in
      guard isGiven(option), let option = option as? Option<NamedDay?>, let day = self[option] else { return nil }
      return (option.syntax.spelling, day)
    }
    let operands = declaredOperands.compactMap { operand -> (String, NamedDay)? in
      guard isGiven(operand), let operand = operand as? Operand<NamedDay?>, let day = self[operand] else { return nil }
      return (operand.syntax.name, day)
    }
    let days = (options + operands).filter { $0.1.phrase.saysWeekdayOfDate }
    guard !days.isEmpty else { return nil }
    let settings = Settings(ofRoot: VaultRoot.find(from: vaultPath))
    let today = clock.today(in: settings)
    return days.lazy.compactMap { owner, day in
      day.problem(from: today, weekStart: settings.weekStarts).map { problem in
        var refusal = problem
        if owner.hasPrefix("-") { refusal.problem = Told(OptionProblem.of(owner, problem.problem)) }
        return refusal
      }
    }.first
  }

  /// The day that counts as today in the vault that a file or folder lies in, or would lie in if it were made.
  func today(at path: String) -> CivilDate {
    clock.today(in: Settings(ofRoot: VaultRoot.find(forNew: path)))
  }

  /// How many threads may work.
  var jobs: Int { self[SharedOptions.jobs] ?? Workers.standardJobs }
}

/// What is wrong with the value of an option.
enum OptionProblem: Message {
  /// `--on: “thu 27 nov” does not agree`
  case of(String, Told)
}

/// What the help of several commands says.
enum SharedHelp: Message {
  case color, language, languageExpected, today, now, vault, jobs, watch, plain, standardInputName, json
  /// What the commands that take folders say of them.
  case aboutFolders
  case paths
  /// What a value must be.
  case number(ClosedRange<Int>)
  case showChange, seeChange, vaultUnreadable, rootUnreadable, noSuchRitual, noSuchPage, dayShown
}
