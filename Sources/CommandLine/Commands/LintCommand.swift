import Diagnostics
import Lint
import Workspace

/// `tidemark lint`
enum LintCommand {
  private static let format = Option.choice("format", value: "FORMAT", default: LintFormat.text, "The form of the report")
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

  private static let staged = Option.flag("staged", "Check what is staged for a commit, as git's index has it")
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

      Files are read, and changed only with --fix. A fix is applied only if its finding is gone afterwards and no new one \
      appears; it may change or create other files of the vault. With - the fixed text goes to standard output, and the report to \
      standard error.

      With --staged the files are read from git's index, which is what the next commit will have, and not from the disk. \
      Everything that is added or changed there is checked, or the part of it that the paths name, against the vault as the index \
      has it.

      The formats are for: short, editors and compilers' listings; json, programs; sarif, code scanning; github, annotations \
      of GitHub Actions; gitlab, a Code Quality report; junit, servers that show tests. Run it in the topmost folder of the \
      repository, so that the platform knows the paths.

      \(SharedHelp.aboutFolders.english)
      """,
    operands: [SharedOptions.paths],
    options: [
      format, strict, rule, allow, staged, fix, dryRun, unsafeFixes, SharedOptions.watch, SharedOptions.jobs,
      SharedOptions.today, SharedOptions.now,
      SharedOptions.standardInputName,
    ],
    examples: [
      Example("tidemark lint", "Check all below this folder"),
      Example("tidemark lint --strict --allow missing-title pages", "Let warnings fail, except those of one rule"),
      Example("tidemark lint --format json - < page.md", "Report as JSON on the text in an editor"),
      Example("tidemark lint --staged", "Check what is about to be committed"),
      Example("tidemark lint --format sarif > tidemark.sarif", "Make a report for code scanning"),
      Example("tidemark lint --fix --dry-run", "See what would be fixed"),
      Example("tidemark lint --fix --unsafe-fixes --rule unknown-key", "Fix what one rule finds, guesses and all"),
    ],
    exitCodes: [
      ExitCodeNote(.success, "no error was found, or is left after --fix (with --strict: no warning either)"),
      ExitCodeNote(.findings, "an error was found, or is left after --fix (with --strict: or a warning)"),
      ExitCodeNote(.couldNotRun, "a file could not be read or written, or the arguments are wrong"),
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
      let files = FileSet(paths, standardInputName: invocation[SharedOptions.standardInputName])
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
  private static func mistake(in invocation: Invocation) -> String? {
    let paths = invocation[SharedOptions.paths]
    if invocation[SharedOptions.watch] {
      if invocation[staged] {
        return "“--staged” reads what git has, of whose changes “--watch” knows nothing; leave one of them out"
      }
      if invocation[fix] { return "“--fix” would change files while you edit them; leave out “--watch”" }
    }
    if invocation[staged] {
      if invocation[fix] {
        return "“--staged” reads git's index, where no fix can be written; fix the files, then “git add” them"
      }
      if paths.contains(FileSet.standardInput) { return "“-” is standard input, of which nothing is staged; leave it out" }
    }
    guard invocation[fix] else {
      let option = [dryRun, unsafeFixes].first { invocation[$0] }
      return option.map { "“\($0.syntax.spelling)” goes with “--fix”; write “--fix \($0.syntax.spelling)”" }
    }
    if invocation[unsafeFixes], Set(invocation[rule]).count != 1 {
      return "“--unsafe-fixes” takes the findings of one rule at a time; name it, as “--rule unknown-key”"
    }
    if invocation[dryRun], invocation[format] != .text, invocation[format] != .json {
      return """
        “--dry-run” prints a diff, for which the format “\(invocation[format].rawValue)” has no place; \
        take “--format json”, or leave out “--format”
        """
    }
    if paths.contains(FileSet.standardInput), Set(paths).count > 1 {
      return
        "with “--fix”, “-” must be the only path, because the fixed text goes to standard output; run the command again for the files"
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
