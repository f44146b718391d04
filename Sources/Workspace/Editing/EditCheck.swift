import Diagnostics
package import Editing
import Lint
import Outline
import Planner
import SourceText
import Vault

/// Lints what a command is about to write, so that what a person's words brought into the files is refused as the linter would
/// say it. What is found without them as well is somebody else's affair.
package struct EditCheck {
  private let vault: EditedVault
  private let changed: [String: FileRevision]
  private let linter = Linter()

  package init(_ vault: EditedVault) {
    self.vault = vault
    changed = Dictionary(vault.revisions.map { ($0.name, $0) }) { first, _ in first }
  }

  /// Refuses an error or a warning that was not there before; of several the gravest.
  package func check() throws(EditRefusal) {
    let before = Dictionary(grouping: findings(before: true), by: EditCheck.key)
    let after = Dictionary(grouping: findings(before: false), by: EditCheck.key)
    var new: [Diagnostic] = []
    for (key, findings) in after where findings.count > before[key]?.count ?? 0 {
      let known = Set(before[key]?.map(\.message) ?? [])
      new.append(findings.first { !known.contains($0.message) } ?? findings[findings.count - 1])
    }
    let gravest = new.min { ($1.severity, $0.file, $0.range.lowerBound) < ($0.severity, $1.file, $1.range.lowerBound) }
    guard let gravest else { return }
    throw EditRefusal("\(gravest.message), at \(gravest.file)\(line(of: gravest))", help: gravest.help)
  }

  private static func key(_ finding: Diagnostic) -> String { finding.rule + " " + finding.file }

  private func line(of finding: Diagnostic) -> String {
    let source = vault.files.first { $0.path == finding.file }?.source
    return source.map { ":\($0.line(at: finding.range.lowerBound) + 1)" } ?? ""
  }

  /// What is found in the changed files by themselves, and in all files that were read when they are held against each other. Days
  /// that stay as they are say nothing about the rest.
  private func findings(before: Bool) -> [Diagnostic] {
    let context = LintContext(
      today: vault.today,
      isInVault: vault.root != nil,
      settings: vault.settings,
      vaultAllow: vault.root?.plan.content.allow ?? []
    )
    var findings: [Diagnostic] = []
    var records: [VaultRecord] = []
    for file in vault.files {
      let revision = changed[file.name]
      guard revision != nil || file.plan.kind != .day else { continue }
      guard let source = revision.map({ before ? $0.before : $0.after }) ?? file.source else { continue }
      let linted = LintedFile(path: file.path, document: Document(reading: source), context: context)
      if revision != nil { findings += linter.lint(linted) }
      guard vault.root != nil, let reading = linted.reading else { continue }
      if let record = VaultRecord(path: file.path, name: file.name, document: linted.document, reading: reading) {
        records.append(record)
      }
    }
    let index = VaultIndex(records)
    for record in records { findings += linter.lint(record, in: index, today: vault.today) }
    return findings.filter { $0.severity > .info }
  }
}
