import Chronology
public import Diagnostics
public import Lint
import Outline
import Planner
import Reading
public import SourceText
public import TestVaults
import Vault

/// A vault in memory that a fixer works on, on Friday 2026-11-20. Of other paths only `img/here.jpg` exists.
public struct FixerVault {
  public var files: [String: SourceText]
  private static let linter = Linter()

  public init(_ files: [String: String]) {
    self.files = files.mapValues { SourceText($0) }
  }

  public init(_ vault: SampleVault) {
    files = Dictionary(uniqueKeysWithValues: vault.files.map { ($0.path, $0.source) })
  }

  /// What is found where some files read as given.
  public func findings(with changed: [String: SourceText] = [:]) -> [Diagnostic] {
    let files = files.merging(changed) { $1 }
    let today = CivilDate("2026-11-20")!
    let linter = Self.linter
    let root = files[VaultRoot.fileName].flatMap { VaultRecord.read($0.bytes, path: "", name: "")?.record.root }
    let linted = files.sorted { $0.key < $1.key }.map { path, source in
      let folder = FileSystem.folder(of: path)
      let context = LintContext(
        today: today,
        isInVault: true,
        settings: root?.settings ?? Settings(),
        vaultAllow: root?.allow ?? [],
        exists: { $0 == "img/here.jpg" },
        read: { files[FileSystem.path(of: $0, in: folder)] }
      )
      return LintedFile(path: path, document: Document(reading: source), context: context)
    }
    let records = linted.compactMap { file in
      file.reading.flatMap {
        VaultRecord(path: file.path, name: file.path, document: file.document, reading: $0, tasks: .ofProjects)
      }
    }
    let notes = DayFolders(linted.filter { DayFolders.hasNote($0.path, $0.document) }.map(\.path))
    let vault = LintedVault(VaultIndex(records.sorted { $0.name < $1.name }), today: today, datedNotes: notes)
    return linted.flatMap { file in
      let others = records.first { $0.path == file.path }.map { linter.lint($0, in: vault) } ?? []
      return Linter.merged(linter.lint(file), others)
    }
  }

  /// Applies the safe fixes; or all fixes of one rule, guesses too.
  public func fixer(all rule: String? = nil) -> Fixer {
    Fixer(
      choose: { finding in
        guard let rule else { return finding.fixes.first(where: \.isSafe) }
        return finding.rule == rule ? finding.fixes.first : nil
      },
      original: { files[$0] },
      lint: { findings(with: $0) }
    )
  }

  /// The vault as a fixer left it.
  public func applying(_ fixer: Fixer) -> FixerVault {
    var vault = self
    for change in fixer.changes { vault.files[change.path] = change.after }
    return vault
  }

  public func text(_ path: String) -> String? { files[path].map { String(decoding: $0.bytes, as: UTF8.self) } }
}
