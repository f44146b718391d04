import Diagnostics
package import Editing
import Languages
import Lint
import Outline
import Planner
import SourceText
import Vault

/// Lints what a command is about to write, so that what a person's words brought into the files is refused as the linter would
/// say it. What is found without them as well is somebody else's affair.
package struct EditCheck {
  private let vault: EditedVault
  private let changed: Set<String>
  private let linter = Linter()

  package init(_ vault: EditedVault) {
    self.vault = vault
    changed = Set(vault.revisions.map(\.name))
  }

  /// Refuses an error or a warning that was not there before; of several the gravest.
  ///
  /// - Parameter rules: those whose findings the person has asked for.
  package func check(allowing rules: Set<String> = []) throws(EditRefusal) {
    let after = Dictionary(grouping: findings(.after).filter { !rules.contains($0.rule) }, by: EditCheck.key)
    guard !after.isEmpty else { return }
    // What was found before matters only where something is found now.
    let files = Set(after.values.map { $0[0].file })
    let before = Dictionary(grouping: findings(.before, in: files), by: EditCheck.key)
    var new: [Diagnostic] = []
    for (key, findings) in after where findings.count > before[key]?.count ?? 0 {
      let known = Set(before[key]?.map(\.message) ?? [])
      new.append(findings.first { !known.contains($0.message) } ?? findings[findings.count - 1])
    }
    let gravest = new.min { ($1.severity, $0.file, $0.range.lowerBound) < ($0.severity, $1.file, $1.range.lowerBound) }
    guard let gravest else { return }
    throw EditRefusal(
      problem: Told(EditCheckMessage.found(gravest.problem, at: gravest.file + line(of: gravest))),
      advice: gravest.advice
    )
  }

  /// The rules about words of a headline that look meant. Where a command writes the words of a thing once more, they are as they
  /// were.
  package static let rulesOfWords: Set<String> = [
    MisplacedGroup.name, ForeignField.name, MeantField.name, UnclosedGroup.name, UnreadPart.name, UnreadBrackets.name,
    UnreadWhen.name, UnreadPriority.name, ForeignLine.name, UnreadAnchor.name, HalfRange.name, EndBeforeStart.name,
    NestedBlock.name, MisplacedKey.name, UnknownKey.name,
  ]

  private static func key(_ finding: Diagnostic) -> String { finding.rule + " " + finding.file }

  private func line(of finding: Diagnostic) -> String {
    let source = vault.files.first { $0.path == finding.file }?.source
    return source.map { ":\($0.line(at: finding.range.lowerBound) + 1)" } ?? ""
  }

  private enum Time {
    case before, after
  }

  /// What is found in the changed files by themselves, and in all files that were read when they are held against each other. Days
  /// that stay as they are say nothing about the rest.
  ///
  /// - Parameter files: the paths of the files to look at; nil for all.
  private func findings(_ time: Time, in files: Set<String>? = nil) -> [Diagnostic] {
    let context = LintContext(
      today: vault.today,
      isInVault: vault.root != nil,
      settings: vault.settings,
      vaultAllow: vault.root?.plan.content.allow ?? []
    )
    let isLookedAt = { (path: String) in files?.contains(path) ?? true }
    var findings: [Diagnostic] = []
    for file in vault.files where changed.contains(file.name) && isLookedAt(file.path) {
      guard let read = time == .before ? vault.original(file.name) : vault.current(file.name) else { continue }
      findings += linter.lint(
        LintedFile(path: file.path, document: read.document, reading: read.reading, context: context)
      )
    }
    if vault.root != nil {
      let records = vault.files.filter { changed.contains($0.name) || $0.plan.kind.traits.identity != .date }.compactMap {
        file in
        time == .before ? file.originalRecord : vault.record(file.name)
      }
      let linted = LintedVault(VaultIndex(records), today: vault.today)
      for record in records where isLookedAt(record.path) { findings += linter.lint(record, in: linted) }
    }
    return findings.filter { $0.severity > .info }
  }
}

/// What is said of a finding that a change would bring into a file.
enum EditCheckMessage: Message {
  case found(Told, at: String)
}
