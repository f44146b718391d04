import Diagnostics
package import Editing
package import Languages
package import Lint
import SourceText
import Vault

/// What came of fixing some files, before it is written.
package struct LintFixes {
  package let applied: [Fixer.Applied]
  package let changes: [Fixer.Change]
  /// The files that were linted, as they are then.
  package let checked: [VaultLinter.Checked]
  /// Each fix that was left because another finding would have come of it.
  private let declined: [LintFixesMessage.Declined]
  /// Whether all fixes were tried.
  private let isComplete: Bool

  /// Nothing was there to fix.
  package init(of checked: [VaultLinter.Checked]) {
    self.checked = checked
    (applied, changes, declined, isComplete) = ([], [], [], true)
  }

  /// - Parameter rules: the rules that the user asked for; all where there are none.
  init(of checked: [VaultLinter.Checked], _ fixer: Fixer, rules: [String]) {
    (applied, changes) = (fixer.applied, fixer.changes)
    isComplete = fixer.isComplete
    declined = zip(fixer.declined, fixer.obstacles).map { finding, obstacle in
      LintFixesMessage.Declined(rule: finding.rule, file: finding.file, obstacle: obstacle.isEmpty ? nil : obstacle)
    }
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

  /// How many of the fixes that were left are named.
  private static let mostNamed = 3

  /// What is to be said of fixes that were left: one line each.
  package var notes: [LintFixesMessage] {
    var notes: [LintFixesMessage] = []
    if !declined.isEmpty {
      notes.append(.declined(declined.count, Array(declined.prefix(LintFixes.mostNamed))))
    }
    if !isComplete { notes.append(.tooMany) }
    return notes
  }

  /// What is changed, in the unified format.
  package var diff: String { revisions.map(\.diff).joined() }

  /// The files that are changed, before and after.
  package var revisions: [FileRevision] {
    changes.map { FileRevision(name: $0.path, path: $0.path, before: $0.before, after: $0.after) }
  }

  /// Writes all of it, or says why nothing was written.
  package func write() -> Told? {
    RevisionWriter.write(revisions)
  }
}

/// What is said of fixes that were left.
package enum LintFixesMessage: Message {
  /// A fix that was left: `misspelled-kind in pages/a.md (duplicate-title)`.
  package struct Declined: Hashable, Sendable {
    /// That of the finding.
    var rule: String
    var file: String
    /// The rule of the finding that would have come of it, as far as one is known.
    var obstacle: String?
  }

  /// How many fixes would cause other findings, and some of them.
  case declined(Int, [Declined])
  case tooMany
}
