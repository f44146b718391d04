import Diagnostics
import Lint
import SourceText
import Vault

/// What `tidemark lint --fix` is to do.
struct LintFixing {
  /// Prints what would change, and writes nothing.
  var isDryRun: Bool
  /// Takes the fixes that are guesses as well.
  var takesUnsafe: Bool
  /// The rules whose findings are fixed; all where there are none.
  var rules: [String]
  /// Whether standard input is what is fixed, and no file: its text goes to standard output.
  var isStandardInput: Bool
  /// Whether paths say where the files lie; not so for standard input without a name.
  var hasPlace: Bool

  /// The fix of a finding that is to be applied; nil for none.
  ///
  /// An editor holds one text: standard input is fixed without any other file.
  func fix(of finding: Diagnostic) -> Fix? {
    guard rules.isEmpty || rules.contains(finding.rule) else { return nil }
    let fix = takesUnsafe ? finding.fixes.first : finding.fixes.first(where: \.isSafe)
    return isStandardInput && fix?.edits.contains { $0.file != finding.file } == true ? nil : fix
  }

  /// Standard input goes to standard output in any case, so that an editor that takes that for its text loses nothing.
  func passOn(_ source: SourceText, _ console: Console) {
    if isStandardInput, !isDryRun { console.writeForeign(source.bytes) }
  }
}

/// One run of `tidemark lint --fix` over files that were linted.
struct LintFixRun {
  let fixing: LintFixing
  /// Runs the rules that the user asked for.
  let linter: FileLinter
  /// The rules that the user wants silent.
  let allowed: [String]
  let walker: FileWalker
  let jobs: Int

  /// Fixes the files, and writes none.
  ///
  /// - Parameter ownFindings: what was found in each file by itself; `checked` has what its vault brings as well.
  func fixes(of checked: [VaultLinter.Checked], _ ownFindings: [[Diagnostic]]) -> LintFixes {
    // Where nothing can be fixed, the files are not read a second time.
    guard checked.contains(where: { $0.findings.contains { fixing.fix(of: $0) != nil } }) else { return LintFixes(of: checked) }
    let linter = FixingLinter(
      wanted: linter,
      all: FileLinter(allowed: allowed, today: linter.today, paths: walker.files.map(\.path)),
      named: zip(checked, ownFindings).map { FixingLinter.Named(checked: $0, ownFindings: $1) },
      walker: walker,
      jobs: jobs,
      hasPlace: fixing.hasPlace
    )
    let named = Set(checked.map(\.path)).filter(linter.isUnambiguous)
    let fixer = Fixer(
      choose: { named.contains($0.file) ? fixing.fix(of: $0) : nil },
      original: linter.original,
      lint: linter.lint
    )
    return LintFixes(of: checked, fixer, rules: fixing.rules)
  }
}
