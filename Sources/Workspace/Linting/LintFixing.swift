package import Diagnostics
import Lint
import SourceText
package import Vault

/// What `tidemark lint --fix` is to do.
package struct LintFixing {
  /// Prints what would change, and writes nothing.
  package var isDryRun: Bool
  /// Takes the fixes that are guesses as well.
  var takesUnsafe: Bool
  /// The rules whose findings are fixed; all where there are none.
  var rules: [String]
  /// Whether standard input is what is fixed, and no file: its text goes to standard output.
  package var isStandardInput: Bool
  /// Whether paths say where the files lie; not so for standard input without a name.
  var hasPlace: Bool

  package init(isDryRun: Bool, takesUnsafe: Bool, rules: [String], isStandardInput: Bool, hasPlace: Bool) {
    self.isDryRun = isDryRun
    self.takesUnsafe = takesUnsafe
    self.rules = rules
    self.isStandardInput = isStandardInput
    self.hasPlace = hasPlace
  }

  /// The fix of a finding that is to be applied; nil for none.
  ///
  /// An editor holds one text: standard input is fixed without any other file.
  func fix(of finding: Diagnostic) -> Fix? {
    guard rules.isEmpty || rules.contains(finding.rule) else { return nil }
    let fix = takesUnsafe ? finding.fixes.first : finding.fixes.first(where: \.isSafe)
    return isStandardInput && fix?.edits.contains { $0.file != finding.file } == true ? nil : fix
  }
}

/// One run of `tidemark lint --fix` over files that were linted.
package struct LintFixRun {
  let fixing: LintFixing
  /// Runs the rules that the user asked for.
  let linter: FileLinter
  /// The rules that the user wants silent.
  let allowed: [String]
  let walker: FileWalker
  let jobs: Int

  package init(fixing: LintFixing, linter: FileLinter, allowed: [String], walker: FileWalker, jobs: Int) {
    self.fixing = fixing
    self.linter = linter
    self.allowed = allowed
    self.walker = walker
    self.jobs = jobs
  }

  /// Fixes the files, and writes none.
  ///
  /// - Parameters:
  ///   - ownFindings: what was found in each file by itself; `checked` has what its vault brings as well.
  ///   - notes: the notes that were named, and are not among the files.
  package func fixes(
    of checked: [VaultLinter.Checked],
    _ ownFindings: [[Diagnostic]],
    leaving notes: [DatedNote]
  ) -> LintFixes {
    // Where nothing can be fixed, the files are not read a second time.
    guard checked.contains(where: { $0.findings.contains { fixing.fix(of: $0) != nil } }) else { return LintFixes(of: checked) }
    let linter = FixingLinter(
      wanted: linter,
      all: FileLinter(allowed: allowed, clock: linter.clock, paths: walker.files.map(\.path)),
      named: zip(checked, ownFindings).map { FixingLinter.Named(checked: $0, ownFindings: $1) },
      notes: notes,
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
