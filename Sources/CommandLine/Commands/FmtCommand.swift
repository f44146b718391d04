import Diagnostics
import Formatting
import Languages
import Outline
import SourceText
import Vault
import Workspace

/// `tidemark fmt`
enum FmtCommand {
  private static let check = Option.flag("check", FmtHelp.check)
  private static let diff = Option.flag("diff", FmtHelp.diff)

  static let command = Command(
    "fmt",
    FmtHelp.summary,
    discussion: FmtHelp.discussion,
    operands: [SharedOptions.paths],
    options: [check, diff, SharedOptions.jobs, SharedOptions.standardInputName],
    examples: [
      Example("tidemark fmt --diff pages", SharedHelp.seeChange),
      Example("tidemark fmt - < page.md", FmtHelp.standardInput),
    ],
    exitCodes: [
      ExitCodeNote(.success, FmtHelp.success),
      ExitCodeNote(.findings, FmtHelp.findings),
      ExitCodeNote(.couldNotRun, FmtHelp.couldNotRun),
    ]
  ) { invocation, console in
    var status = ExitCode.success
    let formatter = FileFormatter(console: console, checks: invocation[check], showsDiff: invocation[diff])
    let paths = NamedPaths.settled(invocation[SharedOptions.paths], invocation, least: .equal)
    let files = FileSet(paths, standardInputName: invocation[SharedOptions.standardInputName])
    let homes = VaultHomes(of: files.walker.files.map(\.path))
    let read = files.forEach(console.listener, jobs: invocation.jobs) { file in
      FormattedFile(formatting: file.source, kindByFolder: homes.kindByFolder(of: file))
    } take: { file, formatted in
      let (owner, result) = formatter.tell(formatted, of: file)
      status = max(status, result)
      return owner
    }
    return max(ExitCode(isComplete: read), status)
  }
}

/// Says what became of a file that was formatted, and writes it.
private struct FileFormatter {
  let console: Console
  let checks: Bool
  let showsDiff: Bool

  func tell(_ formatted: FormattedFile, of file: FileSet.File) -> (FileSet.Owner, ExitCode) {
    switch formatted {
    case .unchanged, .note:
      passOn(file)
      return (formatted == .note ? .unknown : .tidemark, .success)
    case .changed(let formatted):
      return (.tidemark, change(file, to: formatted))
    case .refused(let refusal):
      refuse(file) { refusal.message(about: $0) }
      return (.tidemark, .couldNotRun)
    case .failed(let loss):
      refuse(file) { .wouldChange($0, loss) }
      return (.tidemark, .couldNotRun)
    }
  }

  /// - Parameter message: is given the path, safe to show.
  private func refuse(_ file: FileSet.File, _ message: (String) -> FmtCommandMessage) {
    console.error.write("tidemark: \(console.language.say(message(ControlCharacters.escaping(file.path))))\n")
    passOn(file)
  }

  /// Standard input goes to standard output in any case, so that an editor that takes that for its text loses nothing.
  private func passOn(_ file: FileSet.File) {
    if file.isStandardInput, !checks, !showsDiff { console.writeForeign(file.source.bytes) }
  }

  private func change(_ file: FileSet.File, to formatted: SourceText) -> ExitCode {
    let path = ControlCharacters.escaping(file.path)
    if showsDiff {
      console.writeForeign(UnifiedDiff(from: file.source, to: formatted, path: path).text)
      return .findings
    }
    if checks {
      console.output.write(console.language.say(FmtCommandMessage.wouldBeFormatted(path)) + "\n")
      return .findings
    }
    if file.isStandardInput {
      console.writeForeign(formatted.bytes)
      return .success
    }
    let change = FileChange(path: file.path, before: file.source.bytes, after: formatted.bytes)
    if case .failure(let failure) = FileSystem.commit([change]) {
      console.error.write("tidemark: \(console.language.say(failure.told))\n")
      return .couldNotRun
    }
    console.written.add([change])
    console.output.write(console.language.say(FmtCommandMessage.formatted(path)) + "\n")
    return .success
  }
}

extension FormattedFile.Refusal {
  fileprivate func message(about path: String) -> FmtCommandMessage {
    switch self {
    case .invalidUTF8(let line): .isNotUTF8(path, line: line)
    case .conflictMarkers(let line): .hasMerge(path, line: line)
    case .overLimit: .isOverLimit(path)
    }
  }
}

/// What became of a file that was formatted, or why it is left as it is. Paths are safe to show.
enum FmtCommandMessage: Message {
  case isNotUTF8(String, line: Int)
  case hasMerge(String, line: Int)
  case isOverLimit(String)
  case wouldChange(String, FormattedFile.Loss)
  case wouldBeFormatted(String)
  case formatted(String)
}

/// What the help of `fmt` says.
enum FmtHelp: Message {
  case check, diff, summary, discussion, standardInput, success, findings, couldNotRun
}
