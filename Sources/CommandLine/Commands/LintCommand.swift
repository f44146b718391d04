import Diagnostics
import Lint
import Outline
import SourceText

/// `tidemark lint`
enum LintCommand {
  private enum Format: String, CaseIterable {
    case text, json
  }

  private static let format = Option.choice("format", value: "FORMAT", default: Format.text, "The form of the report")
  private static let strict = Option.flag("strict", "Let warnings fail too")
  private static let rule = Option.texts("rule", value: "NAME", choices: RuleCatalogue.names, "Check this rule only")
  private static let allow = Option.texts("allow", value: "NAME", choices: RuleCatalogue.names, "Keep this rule silent")

  static let command = Command(
    "lint",
    "Check files and say what is wrong, where, and what to do",
    discussion: "Reads files and changes none. `tidemark rules` lists what is looked for, `tidemark explain RULE` says why.",
    operands: [SharedOptions.paths],
    options: [format, strict, rule, allow, SharedOptions.today, SharedOptions.standardInputName],
    examples: [
      Example("tidemark lint", "Check all below this folder"),
      Example("tidemark lint --strict --allow missing-title pages", "Let warnings fail, but for one rule"),
      Example("tidemark lint --format json - < page.md", "Report as JSON on what an editor holds"),
    ],
    exitCodes: [
      ExitCodeNote(.success, "no error was found (with --strict: no warning either)"),
      ExitCodeNote(.findings, "something was found"),
      ExitCodeNote(.couldNotRun, "a file could not be read, or the arguments are wrong"),
    ]
  ) { invocation, console in
    var report = LintReport(console: console, invocation: invocation)
    return report.run(format: invocation[format] == .json, strict: invocation[strict], only: invocation[rule], allowed: invocation[allow])
  }
}

/// One run of `tidemark lint`.
private struct LintReport {
  let console: Console
  let invocation: Invocation
  private var diagnostics: [Diagnostic] = []
  private var sources: [String: SourceText] = [:]
  private var files = 0

  init(console: Console, invocation: Invocation) {
    self.console = console
    self.invocation = invocation
  }

  mutating func run(format isJSON: Bool, strict: Bool, only: [String], allowed: [String]) -> ExitCode {
    var linter = FileLinter(only: only.isEmpty ? nil : only, allowed: allowed, today: invocation.today)
    let files = FileSet(invocation[SharedOptions.paths], standardInputName: invocation[SharedOptions.standardInputName])
    let read = files.forEach(console) { check($0, &linter, isJSON: isJSON) }
    if isJSON {
      let object = DiagnosticJSON.object(for: diagnostics, fileCount: self.files) { sources[$0] }
      console.output.write(object.write(pretty: true) + "\n")
    } else if !diagnostics.isEmpty {
      console.output.write("\n" + summary + "\n")
    }
    let level: Severity = strict ? .warning : .error
    let found: ExitCode = diagnostics.contains { $0.severity >= level } ? .findings : .success
    return max(read, found)
  }

  /// A report as text is printed file by file; JSON is one object at the end.
  private mutating func check(_ file: FileSet.File, _ linter: inout FileLinter, isJSON: Bool) {
    let document = Document(reading: file.source)
    let linted = linter.file(file, document)
    let found = linter.lint(linted)
    if document.kind == nil, found.isEmpty {
      if file.isExplicit { NotTidemark.say(file.path, console) }
      return
    }
    files += 1
    guard !found.isEmpty else { return }
    if isJSON {
      sources[file.path] = file.source
    } else {
      let style: DiagnosticRenderer.Style = console.usesColor(invocation[SharedOptions.color]) ? .ansi : .plain
      let renderer = DiagnosticRenderer(style: style, width: max(console.width, 60))
      console.output.write((diagnostics.isEmpty ? "" : "\n") + renderer.text(for: found) { _ in file.source })
    }
    diagnostics += found
  }

  /// `2 errors, 1 warning in 5 files`
  private var summary: String {
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = diagnostics.count { $0.severity == severity }
      let word = severity == .info ? "hint" : severity.rawValue
      return count == 0 ? nil : "\(count) \(word)\(count == 1 ? "" : "s")"
    }
    return counts.joined(separator: ", ") + " in \(files) file\(files == 1 ? "" : "s")"
  }
}

/// What is said of a file that somebody named and that is not Tidemark's.
enum NotTidemark {
  static func say(_ path: String, _ console: Console) {
    console.error.write(
      "tidemark: \(ControlCharacters.escaping(path)): left alone: its front matter has no known kind (add “kind: page”)\n"
    )
  }
}
