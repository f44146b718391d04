import Chronology
import Editing
import Languages
import Phrases
import Planner
import Vault
import Workspace

/// Options and operands that several commands have.
enum SharedOptions {
  static let color = Option.choice(
    "color",
    value: "WHEN",
    default: ColorChoice.auto,
    "Color the output; auto does so in a terminal, unless NO_COLOR is set"
  )

  static let language = Option.value(
    "lang",
    value: "LANG",
    expectation: "en, es or fr",
    "Speak English (en), Spanish (es) or French (fr), whatever the environment says"
  ) { Language(tag: $0) }

  static let today = EditOptions.day("today", "Use this day as today, instead of the clock's")
  static let now = EditOptions.time("now", "Use this time as now, instead of the clock's")

  static let vault = Option.text(
    "vault",
    value: "DIR",
    "Use the vault that this folder is in, instead of that of the current folder"
  )

  static let jobs = Option.value(
    "jobs",
    short: "j",
    value: "N",
    expectation: "a number from 1 to 256",
    "Work on N files at a time; by default as many as there are processors"
  ) { text in Int(text).flatMap { (1...256).contains($0) ? $0 : nil } }

  static let watch = Option.flag("watch", "Print again each time a file changes, until Ctrl-C or q")

  static let plain = Option.flag("plain", "Print plain lines, which a screen reader can follow")

  static let standardInputName = Option.text(
    "stdin-filename",
    value: "PATH",
    "Treat standard input as the file at this path, which need not exist"
  )

  static let json = Option.flag("json", "Print JSON for programs")

  /// What the commands that take folders say of them.
  static let aboutFolders = """
    In a folder these are skipped: hidden files and folders, what .gitignore names, the templates of a vault, and symbolic links \
    that lead out of it; a file that you name is read in any case. A file whose front matter has no known kind is left alone.
    """

  static let paths = Operand.many("PATHS", default: ["."], "files and folders; - for standard input")
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
    let options = declaredOptions.compactMap { option -> (String, NamedDay)? in
      guard isGiven(option), let option = option as? Option<NamedDay?>, let day = self[option] else { return nil }
      return (option.syntax.spelling, day)
    }
    let operands = declaredOperands.compactMap { operand -> (String, NamedDay)? in
      guard isGiven(operand), let operand = operand as? Operand<NamedDay?>, let day = self[operand] else { return nil }
      return (operand.syntax.name, day)
    }
    let days = (options + operands).filter { $0.1.phrase.saysWeekdayOfDate }
    guard !days.isEmpty, self.options[SharedOptions.vault.syntax.name] != nil else { return nil }
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
