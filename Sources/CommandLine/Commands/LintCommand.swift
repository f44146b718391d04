import Diagnostics
import Lint
import Outline

/// `tidemark lint`
enum LintCommand {
  private enum Format: String, CaseIterable {
    case text, json
  }

  private static let format = Option.choice("format", value: "FORMAT", default: Format.text, "The form of the report")
  private static let strict = Option.flag("strict", "Let warnings fail too")
  private static let rule = Option.texts(
    "rule",
    value: "NAME",
    choices: RuleCatalogue.names,
    listedBy: RulesCommand.line,
    "Check this rule only"
  )
  private static let allow = Option.texts(
    "allow",
    value: "NAME",
    choices: RuleCatalogue.names,
    listedBy: RulesCommand.line,
    "Keep this rule silent"
  )

  static let command = Command(
    "lint",
    "Check files and say what is wrong, where, and what to do",
    discussion: """
      Reads files and changes none. Where nothing is found, nothing is printed. `tidemark rules` lists what is looked for, \
      `tidemark explain RULE` says why.

      \(SharedOptions.aboutFolders)
      """,
    operands: [SharedOptions.paths],
    options: [format, strict, rule, allow, SharedOptions.today, SharedOptions.standardInputName],
    examples: [
      Example("tidemark lint", "Check all below this folder"),
      Example("tidemark lint --strict --allow missing-title pages", "Let warnings fail, but for one rule"),
      Example("tidemark lint --format json - < page.md", "Report as JSON on what an editor holds"),
    ],
    exitCodes: [
      ExitCodeNote(.success, "no error was found (with --strict: no warning either)"),
      ExitCodeNote(.findings, "an error was found (with --strict: or a warning)"),
      ExitCodeNote(.couldNotRun, "a file could not be read, or the arguments are wrong"),
    ]
  ) { invocation, console in
    var report = LintReport(console: console, invocation: invocation)
    return report.run(
      format: invocation[format] == .json,
      strict: invocation[strict],
      only: invocation[rule],
      allowed: invocation[allow]
    )
  }
}

/// One run of `tidemark lint`.
private struct LintReport {
  let console: Console
  let invocation: Invocation
  private let renderer: DiagnosticRenderer
  /// How many findings there are of each severity.
  private var counts: [Severity: Int] = [:]
  private var files = 0
  /// What a report as JSON prints at the end.
  private var elements: [JSON] = []

  init(console: Console, invocation: Invocation) {
    self.console = console
    self.invocation = invocation
    let style: DiagnosticRenderer.Style = console.usesColor(invocation[SharedOptions.color]) ? .ansi : .plain
    renderer = DiagnosticRenderer(style: style, width: max(console.width, 60))
  }

  mutating func run(format isJSON: Bool, strict: Bool, only: [String], allowed: [String]) -> ExitCode {
    var linter = FileLinter(only: only.isEmpty ? nil : only, allowed: allowed, today: invocation.today)
    let files = FileSet(invocation[SharedOptions.paths], standardInputName: invocation[SharedOptions.standardInputName])
    let read = files.forEach(console) { check($0, &linter, isJSON: isJSON) }
    if isJSON {
      let object = DiagnosticJSON.object(for: elements, fileCount: self.files) { counts[$0, default: 0] }
      console.output.write(object.write(pretty: true) + "\n")
    } else if !counts.isEmpty {
      console.output.write("\n" + summary + "\n")
    }
    let level: Severity = strict ? .warning : .error
    let found: ExitCode = counts.keys.contains { $0 >= level } ? .findings : .success
    return max(read, found)
  }

  /// A report as text is printed file by file, and nothing of a file is kept; JSON is one object at the end.
  private mutating func check(_ file: FileSet.File, _ linter: inout FileLinter, isJSON: Bool) -> FileSet.Owner {
    let document = Document(reading: file.source)
    let found = linter.lint(linter.file(file, document))
    if document.kind == nil, found.isEmpty { return .somebody(document) }
    files += 1
    if isJSON {
      elements += found.map { DiagnosticJSON.element(for: $0) { _ in file.source } }
    } else if !found.isEmpty {
      console.output.write((counts.isEmpty ? "" : "\n") + renderer.text(for: found) { _ in file.source })
    }
    for diagnostic in found { counts[diagnostic.severity, default: 0] += 1 }
    return .tidemark
  }

  /// `2 errors, 1 warning in 5 files`
  private var summary: String {
    let words = Severity.allCases.reversed().compactMap { severity -> String? in
      guard let count = counts[severity] else { return nil }
      let word = severity == .info ? "hint" : severity.rawValue
      return "\(count) \(word)\(count == 1 ? "" : "s")"
    }
    return words.joined(separator: ", ") + " in \(files) file\(files == 1 ? "" : "s")"
  }
}
