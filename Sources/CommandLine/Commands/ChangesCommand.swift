import Chronology
import Diagnostics
import Git
import Vault
import Views
import Workspace

/// `tidemark changes`
enum ChangesCommand {
  private static let thing = Operand.optional(
    "ITEM|FILE",
    "the name of an item, a section or a file, or how it begins; or a path"
  )
  private static let since = Option.value(
    "since",
    value: "DAY",
    expectation: "a day like 2026-11-01, yesterday, mon or “3 weeks”",
    "Begin on this day, or so long ago; by default a week ago"
  ) { SinceWord($0) }

  static let command = Command(
    "changes",
    "Show what changed in the vault, as facts from its git history",
    discussion: """
      Commit by commit, the newest first, after what is not committed yet; days and times are those of whoever made a commit, as \
      written there. A merge is shown once, with what it brought in. With ITEM only what concerns things that are called so, under \
      former names too; with a file or folder only what concerns that.

      A DAY is a date, today, yesterday, a weekday (the last such day), or a length of time such as “10 days” or “3 months”.

      --json prints a list of commits, each with commit (null for what is not committed), date, author, subject and files; a file \
      has path, oldPath, title, kind and changes; a change says what it is of, what changed, from, to, and text, the line that is \
      printed.
      """,
    operands: [thing],
    options: [
      since, SharedOptions.vault, SharedOptions.today, SharedOptions.now, SharedOptions.plain, SharedOptions.json,
      SharedOptions.jobs,
    ],
    examples: [
      Example("tidemark changes", "Show the changes of the past week"),
      Example("tidemark changes meditate --since mon", "Follow one item"),
      Example("tidemark changes projects/thesis.md --since 2026-01-01", "Follow one file"),
    ],
    exitCodes: [
      ExitCodeNote(.success, "the changes were shown, or there are none"),
      ExitCodeNote(.couldNotRun, "git is missing, or the vault is in no repository"),
    ]
  ) { invocation, console in
    let view = ViewedVault(invocation, console)
    let path = invocation[SharedOptions.vault] ?? "."
    let day = (invocation[since] ?? .standard).date(from: view.today)
    do throws(GitProblem) {
      return try show(invocation, console, at: path, since: day)
    } catch {
      return console.refuse(invocation, error)
    }
  }

  private static func show(
    _ invocation: Invocation,
    _ console: Console,
    at path: String,
    since day: CivilDate
  ) throws(GitProblem) -> ExitCode {
    let folder = VaultRoot.find(from: path) ?? path
    let history = ChangeHistory(at: folder, jobs: invocation.jobs, limit: FileSet.limit)
    var sheet = try askingGit(at: path) { () throws(GitRepository.Failure) in try history.sheet(since: day) }
    if let words = invocation[thing] {
      sheet = name(ofFile: words, in: folder, sheet).map { sheet.choosing(file: $0) } ?? sheet.choosing(thing: words)
    }
    console.show(ChangesView(sheet, nothing: nothing(invocation[thing], since: day)), invocation)
    return .success
  }

  /// The path from the vault of a file or folder that is named, though it may be there no more; nil where a thing is meant.
  private static func name(ofFile words: String, in folder: String, _ sheet: ChangesSheet) -> String? {
    if case .success(let place) = FileSystem.realPath(words), case .success(let root) = FileSystem.realPath(folder) {
      if place == root { return "" }
      if let name = VaultRoot.name(of: place, in: root) { return name }
    }
    var words = words
    while words.hasSuffix("/") { words.removeLast() }
    let isFolder = FileSystem.isDirectory(FileSystem.path(of: words, in: folder))
    let paths = sheet.entries.flatMap(\.files).flatMap { [$0.path, $0.oldPath].compactMap(\.self) }
    return isFolder || FileWalker.isMarkdown(words) || paths.contains(words) ? words : nil
  }

  private static func nothing(_ words: String?, since day: CivilDate) -> String {
    let what = words.map { "nothing of “\(ControlCharacters.escaping($0))” has changed" } ?? "nothing has changed"
    return "Since \(day) \(what). --since looks further back."
  }
}

/// How a person says how far to look back.
enum SinceWord: Hashable, Sendable {
  case day(CivilDate)
  case daysAgo(Int)
  case monthsAgo(Int)
  /// The last such day, today among them.
  case weekday(Weekday)

  /// A week, today among its days.
  static let standard = SinceWord.daysAgo(6)

  /// Reads `2026-11-01`, `today`, `yesterday`, a weekday, and a length of time: `10 days`, `3 weeks`, `a month`; ASCII case is
  /// ignored, and so is *ago* behind a length.
  init?(_ text: String) {
    switch text.lowercased() {
    case "today": self = .daysAgo(0)
    case "yesterday": self = .daysAgo(1)
    default:
      if let day = CivilDate(text) {
        self = .day(day)
      } else if let weekday = Weekday(name: text) {
        self = .weekday(weekday)
      } else {
        self.init(length: text.lowercased().split(separator: " "))
      }
    }
  }

  private init?(length: [Substring]) {
    var words = length
    if words.last == "ago" { words.removeLast() }
    guard words.count == 2, let count = ["a", "one"].contains(words[0]) ? 1 : Int(words[0]), (0...9_999).contains(count) else {
      return nil
    }
    switch words[1] {
    case "day", "days": self = .daysAgo(count)
    case "week", "weeks": self = .daysAgo(7 * count)
    case "month", "months": self = .monthsAgo(count)
    case "year", "years": self = .monthsAgo(12 * count)
    default: return nil
    }
  }

  func date(from today: CivilDate) -> CivilDate {
    switch self {
    case .day(let day): day
    case .daysAgo(let days): today.adding(days: -days)
    case .monthsAgo(let months): today.adding(months: -months)
    case .weekday(let weekday): today.adding(days: -today.weekday.days(after: weekday))
    }
  }
}
