import Chronology
import Diagnostics
import Git
import Languages
import Phrases
import Vault
import Views
import Workspace

/// `tidemark changes`
enum ChangesCommand {
  private static let thing = Operand.optional("ITEM|FILE", ChangesHelp.thing)
  private static let since = EditOptions.period("since", .back, ChangesHelp.since)

  static let command = Command(
    "changes",
    ChangesHelp.summary,
    discussion: ChangesHelp.discussion,
    operands: [thing],
    options: [
      since, SharedOptions.vault, SharedOptions.today, SharedOptions.now, SharedOptions.plain, SharedOptions.json,
      SharedOptions.jobs,
    ],
    examples: [
      Example("tidemark changes", ChangesHelp.pastWeek),
      Example("tidemark changes meditate --since mon", ChangesHelp.followOneItem),
      Example("tidemark changes projects/thesis.md --since 2026-01-01", ChangesHelp.followOneFile),
    ],
    exitCodes: [
      ExitCodeNote(.success, ChangesHelp.success),
      ExitCodeNote(.couldNotRun, ChangesHelp.couldNotRun),
    ]
  ) { invocation, console in
    let view = ViewedVault(invocation, console)
    let path = invocation.vaultPath
    guard view.isThere || !FileSystem.isDirectory(path) else {
      console.error.write("tidemark: \(NoVault.lines(at: path, in: console.language))")
      return .couldNotRun
    }
    let day: CivilDate
    do throws(PhraseProblem) {
      day =
        try invocation[since]?.days(from: view.today, weekStart: view.settings.weekStarts).first ?? view.today.adding(days: -6)
    } catch {
      return console.refuse(invocation, error.refusal(about: invocation[since]?.text ?? "", .period))
    }
    guard day <= view.today else {
      return console.refuse(invocation, ChangesCommandMessage.isInFuture(day))
    }
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
    console.show(ChangesView(sheet, nothing: Told(nothing(invocation[thing], since: day))), invocation)
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

  private static func nothing(_ words: String?, since day: CivilDate) -> ChangesCommandMessage {
    guard let words else { return .nothing(since: day) }
    let shown = ControlCharacters.escaping(words)
    guard (try? PeriodPhrase(words)) != nil else { return .nothingOf(shown, since: day) }
    return .nothingOfPeriod(shown, since: day, option: ShellWord.line(["--since", words]))
  }
}

/// What the help of `changes` says.
enum ChangesHelp: Message {
  case thing, since, summary, discussion, pastWeek, followOneItem, followOneFile, success, couldNotRun
}

/// Why no changes are shown.
enum ChangesCommandMessage: Message {
  case isInFuture(CivilDate)
  case nothing(since: CivilDate)
  /// Of a name, which is safe to show.
  case nothingOf(String, since: CivilDate)
  /// The same where the name may have been meant as a period.
  case nothingOfPeriod(String, since: CivilDate, option: String)
}
