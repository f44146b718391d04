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
    options: [format, strict, rule, allow, SharedOptions.jobs, SharedOptions.today, SharedOptions.standardInputName],
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
    let files = FileSet(invocation[SharedOptions.paths], standardInputName: invocation[SharedOptions.standardInputName])
    let linter = FileLinter(
      only: only.isEmpty ? nil : only,
      allowed: allowed,
      today: invocation.today,
      paths: files.walker.files.map(\.path)
    )
    var checked: [VaultLinter.Checked] = []
    var isStreamed = !isJSON
    var status = files.forEach(console, jobs: invocation.jobs) { file in
      let document = Document(reading: file.source)
      // The outline is freed on the thread that made it, unless somebody is to be told whose file it is.
      return (document.kind == nil ? document : nil, VaultLinter.check(file, document, with: linter))
    } take: { (_, made: (Document?, VaultLinter.Checked)) in
      let (document, result) = made
      if let document, result.findings.isEmpty { return .somebody(document) }
      self.files += 1
      // What stands before any file of a vault can be printed at once, and forgotten.
      isStreamed = isStreamed && result.vault == nil
      if isStreamed { report(result, [:], isJSON: false) } else { checked.append(result) }
      return .tidemark
    }
    let vaults = VaultLinter(linter: linter, jobs: invocation.jobs)
    let sources = vaults.finish(&checked, walker: files.walker) { problem in
      console.error.write("tidemark: \(problem.error.message(about: problem.path))\n")
      status = .couldNotRun
    }
    for result in checked { report(result, sources, isJSON: isJSON) }
    if isJSON {
      let object = DiagnosticJSON.object(for: elements, fileCount: self.files) { counts[$0, default: 0] }
      console.output.write(object.write(pretty: true) + "\n")
    } else if !counts.isEmpty {
      console.output.write("\n" + summary + "\n")
    }
    let level: Severity = strict ? .warning : .error
    let found: ExitCode = counts.keys.contains { $0 >= level } ? .findings : .success
    return max(status, found)
  }

  /// - Parameter sources: the texts of other files in which an edit may be, by path.
  private mutating func report(_ result: VaultLinter.Checked, _ sources: [String: SourceText], isJSON: Bool) {
    let found = result.findings
    func source(_ path: String) -> SourceText? { path == result.path ? result.source : sources[path] }
    if isJSON {
      for diagnostic in found { elements.append(DiagnosticJSON.element(for: diagnostic, source: source)) }
    } else if !found.isEmpty {
      console.output.write((counts.isEmpty ? "" : "\n") + renderer.text(for: found) { _ in result.source })
    }
    for diagnostic in found { counts[diagnostic.severity, default: 0] += 1 }
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
