import Diagnostics
import Languages
import Lint
import Workspace

/// `tidemark lint`
enum LintCommand {
  private static let format = Option.choice("format", value: "FORMAT", default: LintFormat.text, LintHelp.format)
  private static let strict = Option.flag("strict", LintHelp.strict)
  private static let rule = Option.texts(
    "rule",
    value: "NAME",
    choices: RuleCatalogue.names,
    listedBy: RulesCommand.line,
    LintHelp.rule
  )
  private static let allow = Option.texts(
    "allow",
    value: "NAME",
    choices: RuleCatalogue.names,
    listedBy: RulesCommand.line,
    LintHelp.allow
  )

  private static let staged = Option.flag("staged", LintHelp.staged)
  private static let fix = Option.flag("fix", LintHelp.fix)
  private static let dryRun = Option.flag("dry-run", LintHelp.dryRun)
  private static let unsafeFixes = Option.flag("unsafe-fixes", LintHelp.unsafeFixes)

  static let command = Command(
    "lint",
    LintHelp.summary,
    discussion: LintHelp.discussion,
    operands: [SharedOptions.paths],
    options: [
      format, strict, rule, allow, staged, fix, dryRun, unsafeFixes, SharedOptions.watch, SharedOptions.jobs,
      SharedOptions.today, SharedOptions.now,
      SharedOptions.standardInputName,
    ],
    examples: [
      Example("tidemark lint", LintHelp.checkFolder),
      Example("tidemark lint --strict --allow missing-title pages", LintHelp.failForWarnings),
      Example("tidemark lint --format json - < page.md", LintHelp.reportOnEditor),
      Example("tidemark lint --staged", LintHelp.checkStaged),
      Example("tidemark lint --format sarif > tidemark.sarif", LintHelp.scanCode),
      Example("tidemark lint --fix --dry-run", LintHelp.seeFixes),
      Example("tidemark lint --fix --unsafe-fixes --rule unknown-key", LintHelp.fixOneRule),
    ],
    exitCodes: [
      ExitCodeNote(.success, LintHelp.success),
      ExitCodeNote(.findings, LintHelp.findings),
      ExitCodeNote(.couldNotRun, LintHelp.couldNotRun),
    ]
  ) { invocation, console in
    if let mistake = mistake(in: invocation) { return console.refuse(invocation, mistake) }
    return check(invocation, console)
  }

  private static func check(_ invocation: Invocation, _ console: Console) -> ExitCode {
    var report = LintReport(
      console: console,
      invocation: invocation,
      format: invocation[format],
      strict: invocation[strict],
      fixing: fixing(of: invocation)
    )
    let paths = invocation[SharedOptions.paths]
    guard invocation[staged] else {
      let paths = NamedPaths.settled(paths, invocation, least: .equal)
      let name = invocation[SharedOptions.standardInputName]
      let files = FileSet(paths, standardInputName: name, jobs: invocation.jobs)
      return report.run(files, only: invocation[rule], allowed: invocation[allow])
    }
    do throws(GitProblem) {
      let files = try StagedFiles(invocation.isGiven(SharedOptions.paths) ? paths : [])
      return report.run(files, only: invocation[rule], allowed: invocation[allow])
    } catch {
      return console.refuse(invocation, error)
    }
  }

  /// What options and operands ask for that cannot be together.
  private static func mistake(in invocation: Invocation) -> LintCommandMessage? {
    let paths = invocation[SharedOptions.paths]
    if invocation[SharedOptions.watch] {
      if invocation[staged] {
        return .stagedAndWatch
      }
      if invocation[fix] { return .fixAndWatch }
    }
    if invocation[staged] {
      if invocation[fix] {
        return .stagedAndFix
      }
      if paths.contains(FileSet.standardInput) { return .stagedInput }
    }
    guard invocation[fix] else {
      let option = [dryRun, unsafeFixes].first { invocation[$0] }
      return option.map { .goesWithFix(option: $0.syntax.spelling) }
    }
    if invocation[unsafeFixes], Set(invocation[rule]).count != 1 {
      return .oneRuleAtATime
    }
    if invocation[dryRun], invocation[format] != .text, invocation[format] != .json {
      return .dryRunInFormat(invocation[format].rawValue)
    }
    if paths.contains(FileSet.standardInput), Set(paths).count > 1 {
      return .inputAlone
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

/// What the help of `lint` says.
enum LintHelp: Message {
  case format, strict, rule, allow, staged, fix, dryRun, unsafeFixes, summary, discussion, checkFolder
  case failForWarnings, reportOnEditor, checkStaged, scanCode, seeFixes, fixOneRule, success
  case findings, couldNotRun
}

/// What options and operands ask for that cannot be together.
enum LintCommandMessage: Message {
  case stagedAndWatch
  case fixAndWatch
  case stagedAndFix
  case stagedInput
  case goesWithFix(option: String)
  case oneRuleAtATime
  case dryRunInFormat(String)
  case inputAlone
}
