import Diagnostics
import Editing
import Lint
import SourceText
import Vault

/// What came of fixing some files, before it is written.
struct LintFixes {
  let applied: [Fixer.Applied]
  let changes: [Fixer.Change]
  /// The files that were linted, as they are then.
  let checked: [VaultLinter.Checked]
  /// How many fixes were left because another finding would have come of them.
  private let declinedCount: Int
  /// Whether all fixes were tried.
  private let isComplete: Bool

  /// Nothing was there to fix.
  init(of checked: [VaultLinter.Checked]) {
    self.checked = checked
    (applied, changes, declinedCount, isComplete) = ([], [], 0, true)
  }

  /// - Parameter rules: the rules that the user asked for; all where there are none.
  init(of checked: [VaultLinter.Checked], _ fixer: Fixer, rules: [String]) {
    (applied, changes) = (fixer.applied, fixer.changes)
    (declinedCount, isComplete) = (fixer.declined.count, fixer.isComplete)
    let sources = Dictionary(uniqueKeysWithValues: fixer.changes.map { ($0.path, $0.after) })
    let findings = Dictionary(grouping: fixer.findings, by: \.file)
    let vaultRules = Set(RuleCatalogue.all.filter { $0.looksAtVault }.map { $0.name })
    self.checked = checked.map { file in
      var file = file
      file.source = sources[file.path] ?? file.source
      let found = (findings[file.path] ?? []).filter { rules.isEmpty || rules.contains($0.rule) }
      file.findings = Linter.merged(
        found.filter { !vaultRules.contains($0.rule) },
        found.filter { vaultRules.contains($0.rule) }
      )
      return file
    }
  }

  /// `3 findings fixed in 2 files`
  func words(_ verb: String) -> String {
    "\(counted(applied.count, "finding")) \(verb) in \(counted(changes.count, "file"))"
  }

  // MARK: Where it goes

  /// Writes the files, or prints what would be written.
  ///
  /// - Returns: false where a file could not be written, which was said.
  func finish(_ fixing: LintFixing, _ console: Console, isJSON: Bool) -> Bool {
    if declinedCount > 0 {
      let words =
        declinedCount == 1
        ? "1 fix was left, as another finding would have come of it"
        : "\(declinedCount) fixes were left, as other findings would have come of them"
      console.error.write("tidemark: \(words)\n")
    }
    if !isComplete {
      console.error.write("tidemark: not all fixes were tried, as there are so many; run the command once more\n")
    }
    if fixing.isDryRun {
      if !isJSON { console.writeForeign(changes.map(LintFixes.diff).joined()) }
      return true
    }
    guard !fixing.isStandardInput else {
      for file in checked { fixing.passOn(file.source, console) }
      return true
    }
    return write(console)
  }

  /// Writes all of it or nothing.
  private func write(_ console: Console) -> Bool {
    let parts = changes.map { FileChange(path: $0.path, before: $0.before?.bytes, after: $0.after.bytes) }
    if let problem = changes.lazy.filter({ $0.before == nil }).compactMap({ RevisionWriter.problem(inMaking: $0.path) }).first {
      console.error.write("tidemark: \(problem)\n")
      return false
    }
    guard !parts.isEmpty, case .failure(let failure) = FileSystem.commit(parts) else { return true }
    console.error.write("tidemark: \(failure.message)\n")
    return false
  }

  private static func diff(of change: Fixer.Change) -> String {
    let path = ControlCharacters.escaping(change.path)
    return UnifiedDiff(from: change.before ?? SourceText(""), to: change.after, path: path).text
  }

  /// The members `fixed` and `changes` of a report as JSON.
  var members: [(String, JSON)] {
    let fixed = applied.map { applied -> JSON in
      [
        "file": .string(applied.finding.file),
        "severity": .string(applied.finding.severity.rawValue),
        "rule": .string(applied.finding.rule),
        "message": .string(applied.finding.message),
        "fix": .string(applied.fix.title),
      ]
    }
    let revisions = changes.map { FileRevision(name: $0.path, path: $0.path, before: $0.before, after: $0.after) }
    guard case .object(let members) = RevisionJSON.object(revisions, notes: []) else { return [] }
    return [("fixed", .array(fixed))] + members.filter { $0.0 == "changes" }
  }
}
