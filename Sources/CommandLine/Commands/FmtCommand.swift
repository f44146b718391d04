import Diagnostics
import Formatting
import Outline
import SourceText
import Vault

/// `tidemark fmt`
enum FmtCommand {
  private static let check = Option.flag("check", "Write nothing; list the files that would change")
  private static let diff = Option.flag("diff", "Write nothing; print what would change as a unified diff")

  static let command = Command(
    "fmt",
    "Bring files into their canonical form",
    discussion: """
      Spells dates, times, numbers, rules and fields as the format does, and puts blank lines round headings. Words, the order of \
      things, indentation and line endings stay as they are. The result is read again before it is written: if anything else \
      changed, nothing is written.
      """,
    operands: [SharedOptions.paths],
    options: [check, diff],
    examples: [
      Example("tidemark fmt --diff pages", "See what would change"),
      Example("tidemark fmt - < page.md", "Format standard input to standard output"),
    ],
    exitCodes: [
      ExitCodeNote(.success, "done, or with --check and --diff: nothing would change"),
      ExitCodeNote(.findings, "with --check or --diff: something would change"),
      ExitCodeNote(.couldNotRun, "a file was refused or could not be read or written"),
    ]
  ) { invocation, console in
    var status = ExitCode.success
    let read = FileSet(invocation[SharedOptions.paths]).forEach(console) { file in
      let formatter = FileFormatter(console: console, checks: invocation[check], showsDiff: invocation[diff])
      status = max(status, formatter.format(file))
    }
    return max(read, status)
  }
}

/// Formats one file and says what became of it.
private struct FileFormatter {
  let console: Console
  let checks: Bool
  let showsDiff: Bool

  func format(_ file: FileSet.File) -> ExitCode {
    switch FormattedFile(formatting: file.source) {
    case .unchanged:
      if file.isStandardInput, !checks, !showsDiff { console.output.write(file.source.bytes) }
      return .success
    case .changed(let formatted):
      return change(file, to: formatted)
    case .refused(let refusal):
      refuse(file, refusal.words)
      return .couldNotRun
    case .failed(let loss):
      refuse(file, "nothing was written: formatting would have changed \(loss.words); this is a bug in tidemark, please report it")
      return .couldNotRun
    }
  }

  private func refuse(_ file: FileSet.File, _ words: String) {
    console.error.write("tidemark: \(ControlCharacters.escaping(file.path)): \(words)\n")
    if file.isStandardInput, !checks, !showsDiff { console.output.write(file.source.bytes) }
  }

  private func change(_ file: FileSet.File, to formatted: SourceText) -> ExitCode {
    if showsDiff {
      console.output.write(UnifiedDiff(from: file.source, to: formatted, path: file.path).text)
    } else if checks {
      console.output.write("\(ControlCharacters.escaping(file.path)): would be formatted\n")
    } else if file.isStandardInput {
      console.output.write(formatted.bytes)
      return .success
    } else {
      switch FileSystem.replace(file.path, formatted.bytes) {
      case .success: console.output.write("\(ControlCharacters.escaping(file.path)): formatted\n")
      case .failure(let error):
        console.error.write("tidemark: \(error.message(about: file.path))\n")
        return .couldNotRun
      }
      return .success
    }
    return .findings
  }
}

extension FormattedFile.Refusal {
  fileprivate var words: String {
    switch self {
    case .invalidUTF8(let line): "left as it is: line \(line) is not UTF-8"
    case .conflictMarkers(let line): "left as it is: an unresolved merge on line \(line)"
    case .overLimit: "left as it is: it is too large or too deeply nested to be read; `tidemark lint` says where"
    }
  }
}

extension FormattedFile.Loss {
  fileprivate var words: String {
    switch self {
    case .edits: "the same place twice"
    case .blocks: "the structure of the Markdown"
    case .values: "what the file says"
    case .notIdempotent: "the file again on a second run"
    }
  }
}
