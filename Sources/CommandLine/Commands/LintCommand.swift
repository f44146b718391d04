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

  private static let fix = Option.flag("fix", "Apply the safe fixes, and report what is left")
  private static let dryRun = Option.flag("dry-run", "With --fix: write nothing; print what would change as a unified diff")
  private static let unsafeFixes = Option.flag(
    "unsafe-fixes",
    "With --fix and one --rule: apply fixes that are guesses as well"
  )

  static let command = Command(
    "lint",
    "Check files and say what is wrong, where, and what to do",
    discussion: """
      Where nothing is found, nothing is printed. `tidemark rules` lists what is looked for, `tidemark explain RULE` says why.

      Files are read and not changed, but with --fix. A fix is applied only if it mends its finding and nothing else is found \
      that was not there before; it may change or make other files of the vault. With - the fixed text goes to standard output, \
      and the report to standard error.

      \(SharedOptions.aboutFolders)
      """,
    operands: [SharedOptions.paths],
    options: [
      format, strict, rule, allow, fix, dryRun, unsafeFixes, SharedOptions.jobs, SharedOptions.today,
      SharedOptions.standardInputName,
    ],
    examples: [
      Example("tidemark lint", "Check all below this folder"),
      Example("tidemark lint --strict --allow missing-title pages", "Let warnings fail, but for one rule"),
      Example("tidemark lint --format json - < page.md", "Report as JSON on what an editor holds"),
      Example("tidemark lint --fix --dry-run", "See what would be fixed"),
      Example("tidemark lint --fix --unsafe-fixes --rule unknown-key", "Fix what one rule finds, guesses and all"),
    ],
    exitCodes: [
      ExitCodeNote(.success, "no error was found, or with --fix is left (with --strict: no warning either)"),
      ExitCodeNote(.findings, "an error was found, or with --fix is left (with --strict: or a warning)"),
      ExitCodeNote(.couldNotRun, "a file could not be read or written, or the arguments are wrong"),
    ]
  ) { invocation, console in
    if let mistake = mistake(in: invocation) {
      console.error.write("tidemark lint: \(mistake)\n")
      return .couldNotRun
    }
    var report = LintReport(console: console, invocation: invocation, fixing: fixing(of: invocation))
    return report.run(
      format: invocation[format] == .json,
      strict: invocation[strict],
      only: invocation[rule],
      allowed: invocation[allow]
    )
  }

  /// What options and operands ask for that cannot be together.
  private static func mistake(in invocation: Invocation) -> String? {
    guard invocation[fix] else {
      let option = [dryRun, unsafeFixes].first { invocation[$0] }
      return option.map { "“\($0.syntax.spelling)” goes with “--fix”; write “--fix \($0.syntax.spelling)”" }
    }
    if invocation[unsafeFixes], Set(invocation[rule]).count != 1 {
      return "“--unsafe-fixes” takes the findings of one rule at a time; name it, as “--rule unknown-key”"
    }
    let paths = invocation[SharedOptions.paths]
    if paths.contains(FileSet.standardInput), Set(paths).count > 1 {
      return "with “--fix”, “-” stands alone, as the fixed text goes to standard output; name the files in a run of their own"
    }
    return nil
  }

  private static func fixing(of invocation: Invocation) -> LintFixing? {
    guard invocation[fix] else { return nil }
    let isInput = invocation[SharedOptions.paths].contains(FileSet.standardInput)
    return LintFixing(
      isDryRun: invocation[dryRun],
      takesUnsafe: invocation[unsafeFixes],
      rules: invocation[rule],
      isStandardInput: isInput,
      hasPlace: !isInput || invocation[SharedOptions.standardInputName] != nil
    )
  }
}

/// One run of `tidemark lint`.
private struct LintReport {
  let console: Console
  let invocation: Invocation
  /// What is to be fixed; nil where nothing is.
  let fixing: LintFixing?
  private let renderer: DiagnosticRenderer
  /// Where the report goes.
  private let output: OutputWriter
  private var hasBegun = false
  /// How many findings there are of each severity.
  private var counts: [Severity: Int] = [:]
  private var files = 0
  /// What a report as JSON prints at the end.
  private var elements: [JSON] = []

  init(console: Console, invocation: Invocation, fixing: LintFixing?) {
    self.console = console
    self.invocation = invocation
    self.fixing = fixing
    output = fixing?.isStandardInput != true ? console.output : console.error
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
    var status = ExitCode.success
    var checked = check(files, linter, isStreamed: !isJSON && fixing == nil, &status)
    let ownFindings = fixing == nil ? [] : checked.map(\.findings)
    let vaults = VaultLinter(linter: linter, jobs: invocation.jobs)
    var sources = vaults.finish(&checked, walker: files.walker) { problem in
      console.error.write("tidemark: \(problem.error.message(about: problem.path))\n")
      status = .couldNotRun
    }
    var fixes: LintFixes?
    if let fixing {
      let run = LintFixRun(fixing: fixing, linter: linter, allowed: allowed, walker: files.walker, jobs: invocation.jobs)
      let made = run.fixes(of: checked, ownFindings)
      let isWritten = made.finish(fixing, console, isJSON: isJSON)
      fixes = isWritten ? made : LintFixes(of: checked)
      if !isWritten { status = .couldNotRun }
      for change in fixes?.changes ?? [] { sources[change.path] = change.after }
    }
    show(fixes?.checked ?? checked, sources, fixes, isJSON: isJSON)
    let level: Severity = strict ? .warning : .error
    let found: ExitCode = counts.keys.contains { $0 >= level } ? .findings : .success
    return max(status, found)
  }

  /// Lints the files by themselves. What stands before any file of a vault is printed at once, and forgotten.
  private mutating func check(
    _ files: FileSet,
    _ linter: FileLinter,
    isStreamed: Bool,
    _ status: inout ExitCode
  ) -> [VaultLinter.Checked] {
    var checked: [VaultLinter.Checked] = []
    var isStreamed = isStreamed
    status = files.forEach(console, jobs: invocation.jobs) { file in
      let document = Document(reading: file.source)
      // The outline is freed on the thread that made it, unless somebody is to be told whose file it is.
      return (document.kind == nil ? document : nil, VaultLinter.check(file, document, with: linter))
    } take: { (file, made: (Document?, VaultLinter.Checked)) in
      let (document, result) = made
      if let document, result.findings.isEmpty {
        if let fixing, file.isStandardInput { fixing.passOn(file.source, console) }
        return .somebody(document)
      }
      self.files += 1
      isStreamed = isStreamed && result.vault == nil
      if isStreamed { report(result, [:], isJSON: false) } else { checked.append(result) }
      return .tidemark
    }
    return checked
  }

  /// Prints what was held back, and what was found in all.
  private mutating func show(
    _ checked: [VaultLinter.Checked],
    _ sources: [String: SourceText],
    _ fixes: LintFixes?,
    isJSON: Bool
  ) {
    let isDryRun = fixing?.isDryRun == true
    if !isJSON, !isDryRun, let fixes, !fixes.applied.isEmpty { write(fixes.words("fixed") + "\n") }
    for result in checked { report(result, sources, isJSON: isJSON) }
    if isJSON {
      var object = DiagnosticJSON.object(for: elements, fileCount: files) { counts[$0, default: 0] }
      if case .object(let members) = object, fixing != nil { object = .object(members + (fixes?.members ?? [])) }
      write(object.write(pretty: true) + "\n")
    } else if isDryRun, let fixes, !fixes.applied.isEmpty || !counts.isEmpty {
      let left = counts.isEmpty ? "" : "; \(summary) would be left"
      console.error.write("tidemark: \(fixes.words("would be fixed"))\(left)\n")
    } else if !counts.isEmpty {
      write(summary + "\n")
    }
  }

  /// - Parameter sources: the texts of other files in which an edit may be, by path.
  private mutating func report(_ result: VaultLinter.Checked, _ sources: [String: SourceText], isJSON: Bool) {
    let found = result.findings
    func source(_ path: String) -> SourceText? { path == result.path ? result.source : sources[path] }
    if isJSON {
      for diagnostic in found { elements.append(DiagnosticJSON.element(for: diagnostic, source: source)) }
    } else if !found.isEmpty, fixing?.isDryRun != true {
      write(renderer.text(for: found) { _ in result.source })
    }
    for diagnostic in found { counts[diagnostic.severity, default: 0] += 1 }
  }

  /// Prints a part of the report, with a blank line above all but the first.
  private mutating func write(_ text: String) {
    output.write(hasBegun ? "\n" + text : text)
    hasBegun = true
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
