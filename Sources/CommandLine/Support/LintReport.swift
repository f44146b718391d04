import Diagnostics
import Languages
import Lint
import Outline
import SourceText
import Workspace

/// One run of `tidemark lint`.
struct LintReport {
  let console: Console
  let invocation: Invocation
  /// What is to be fixed; nil where nothing is.
  let fixing: LintFixing?
  private let format: LintFormat
  /// The least grave severity that fails the run.
  private let failing: Severity
  /// The report for a program or a platform; nil where it is text or JSON.
  private var platform: (any DiagnosticReport)?
  private let renderer: DiagnosticRenderer
  /// Where the report goes.
  private let output: OutputWriter
  private var hasBegun = false
  /// How many findings there are of each severity, the mildest first.
  private var counts = Severity.allCases.map { LintReportMessage.FindingCount(severity: $0, count: 0) }
  private var files = 0
  /// What a report as JSON prints at the end.
  private var elements: [JSON] = []

  init(console: Console, invocation: Invocation, format: LintFormat, strict: Bool, fixing: LintFixing?) {
    self.console = console
    self.invocation = invocation
    self.format = format
    self.fixing = fixing
    failing = strict ? .warning : .error
    platform = format.report(failing: failing)
    output = fixing?.isStandardInput != true ? console.output : console.error
    let style: DiagnosticRenderer.Style = console.usesColor(invocation[SharedOptions.color]) ? .ansi : .plain
    renderer = DiagnosticRenderer(style: style, width: max(console.width, 60), language: console.language)
  }

  mutating func run(_ files: some FileInput, only: [String], allowed: [String]) -> ExitCode {
    let linter = FileLinter(
      only: only.isEmpty ? nil : only,
      allowed: allowed,
      clock: invocation.clock,
      paths: files.filePaths,
      source: files.source
    )
    var status = ExitCode.success
    var said: Set<String> = []
    var notes: [DatedNote] = []
    // What is asked of some rules alone, or is to be mended, is read in full; so is what lies in git's index.
    let recognizes = fixing == nil && only.isEmpty && allowed.isEmpty && files is FileSet && LintReport.recognizes
    let isStreamed = format.isStreamed && fixing == nil
    var checked = check(files, linter, isStreamed: isStreamed, recognizes: recognizes, &notes, &said, &status)
    let ownFindings = fixing == nil ? [] : checked.map(\.findings)
    let vaults = VaultLinter(linter: linter, jobs: invocation.jobs, recognizes: LintReport.recognizes)
    var unread: [UnreadFile] = []
    var sources = vaults.finish(&checked, leaving: notes, walker: files.walker) { problem in
      status = .couldNotRun
      // Of the files of a vault some were named, and told of.
      guard said.insert(problem.path).inserted else { return }
      console.error.write("tidemark: \(console.language.say(problem.error.told(about: problem.path)))\n")
      unread.append(UnreadFile(path: problem.path, reason: problem.error.reason))
    }
    report(unread)
    var fixes: LintFixes?
    if let fixing {
      let run = LintFixRun(fixing: fixing, linter: linter, allowed: allowed, walker: files.walker, jobs: invocation.jobs)
      let made = run.fixes(of: checked, ownFindings, leaving: notes)
      let isWritten = made.finish(fixing, console, isJSON: format == .json)
      fixes = isWritten ? made : LintFixes(of: checked)
      if !isWritten { status = .couldNotRun }
      for change in fixes?.changes ?? [] { sources[change.path] = change.after }
    }
    show(fixes?.checked ?? checked, sources, fixes)
    console.held.hold(files, checked, sources)
    let found: ExitCode = counts.contains { $0.count > 0 && $0.severity >= failing } ? .findings : .success
    return max(status, found)
  }

  /// Whether files without findings may be recognized by their bytes (`Recognizer`); a check that compares both ways turns it off.
  private static let recognizes = ProgramName.environment("TIDEMARK_RECOGNITION") != "off"

  /// Lints the files by themselves. What stands before any file of a vault is printed at once, and forgotten.
  private mutating func check(
    _ files: some FileInput,
    _ linter: FileLinter,
    isStreamed: Bool,
    recognizes: Bool,
    _ notes: inout [DatedNote],
    _ said: inout Set<String>,
    _ status: inout ExitCode
  ) -> [VaultLinter.Checked] {
    var checked: [VaultLinter.Checked] = []
    checked.reserveCapacity(files.walker.files.count)
    var isStreamed = isStreamed
    var unread: [UnreadFile] = []
    // What lies in git's index is not read twice.
    let keepsTexts = fixing != nil || !(files is FileSet)
    let isComplete = files.forEach(console.listener, jobs: invocation.jobs) { file in
      if recognizes {
        if let known = VaultLinter.recognize(file, with: linter) {
          file.forgetText()
          return (nil, known)
        }
        // Somebody may have to be told whose file it is, which its text says.
        if VaultLinter.isNote(file, with: linter) { return (nil, nil) }
      }
      let document = linter.homes.document(of: file)
      let made = VaultLinter.check(file, document, with: linter, keepsTexts: keepsTexts)
      // Somebody may have to be told whose file it is.
      guard document.kind != nil else { return (document, made) }
      // The text and the outline are freed on the thread that made them.
      file.forgetText()
      return (nil, made)
    } problem: { problem in
      unread.append(problem)
    } take: { (file, made: (Document?, VaultLinter.Checked?)) in
      guard case (let document, let result?) = made else { return .somebody(nil) }
      if let document, result.findings.isEmpty {
        if let note = result.datedNote { notes.append(note) }
        if let fixing, file.isStandardInput { fixing.passOn(file.source, console) }
        return .somebody(document)
      }
      self.files += 1
      isStreamed = isStreamed && result.vault == nil
      if isStreamed { report(result, nil) } else { checked.append(result) }
      return .tidemark
    }
    status = ExitCode(isComplete: isComplete)
    report(unread)
    said.formUnion(unread.map(\.path))
    return checked
  }

  /// Prints what was held back, and what was found in all.
  private mutating func show(
    _ checked: [VaultLinter.Checked],
    _ sources: LintedTexts,
    _ fixes: LintFixes?
  ) {
    let isDryRun = fixing?.isDryRun == true
    if !isDryRun, let fixes, !fixes.applied.isEmpty { say(console.language.say(fixes.message)) }
    // Only reports for platforms name the files without findings.
    for index in checked.indices where platform != nil || !checked[index].findings.isEmpty { report(checked[index], sources) }
    if let platform {
      output.write(platform.end())
    } else if format == .json {
      var object = DiagnosticJSON.object(for: elements, fileCount: files) { severity in
        counts.first { $0.severity == severity }?.count ?? 0
      }
      if case .object(let members) = object, fixing != nil { object = .object(members + (fixes?.members ?? [])) }
      write(object.write(pretty: true) + "\n")
    } else if isDryRun, let fixes, !fixes.applied.isEmpty || !counted.isEmpty {
      let message = LintReportMessage.wouldBeFixed(fixes.applied.count, files: fixes.changes.count, left: counted, in: files)
      console.error.write("tidemark: \(console.language.say(message))\n")
    } else if !counted.isEmpty {
      write(console.language.say(LintReportMessage.summary(counted, files: files)) + "\n")
    }
  }

  /// - Parameter sources: the texts of other files in which an edit may be; nil where there are none.
  private mutating func report(_ result: VaultLinter.Checked, _ sources: LintedTexts?) {
    let found = result.findings.folded(in: result.source)
    func source(_ path: String) -> SourceText? { path == result.path ? result.source : sources?[path] }
    if platform != nil {
      let file = CheckedFile(path: result.path, source: result.source, findings: found) { sources?[$0] }
      output.write(platform?.add(file) ?? "")
    } else if format == .json {
      for diagnostic in found { elements.append(DiagnosticJSON.element(for: diagnostic, source: source)) }
    } else if !found.isEmpty, fixing?.isDryRun != true {
      write(renderer.bytes(for: found) { _ in result.source })
    }
    for place in found.indices {
      let (severity, more) = (found[place].severity, found[place].more)
      for index in counts.indices where counts[index].severity == severity { counts[index].count += 1 + more }
    }
  }

  /// Takes what could not be read, of which standard error has told, into a report for a platform.
  private mutating func report(_ unread: [UnreadFile]) {
    for file in unread { output.write(platform?.add(file) ?? "") }
  }

  /// Says what was fixed, where it does not garble the report.
  private mutating func say(_ words: String) {
    switch format {
    case .text: write(words + "\n")
    case .json: break
    case .short, .sarif, .github, .gitlab, .junit: console.error.write("tidemark: \(words)\n")
    }
  }

  /// Prints a part of the report, with a blank line above all but the first.
  private mutating func write(_ text: String) { write(Array(text.utf8)) }

  private mutating func write(_ text: [UInt8]) {
    if hasBegun { output.write("\n") }
    output.write(text)
    hasBegun = true
  }

  /// The severities of which there are findings, with how many, the gravest first.
  private var counted: [LintReportMessage.FindingCount] {
    counts.reversed().filter { $0.count > 0 }
  }
}
