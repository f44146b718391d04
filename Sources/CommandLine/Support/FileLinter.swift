import Chronology
import Diagnostics
import Lint
import Outline
import SourceText
import Vault

/// Lints files as they stand on the disk: knows which of them lie in a vault, and which paths exist.
struct FileLinter {
  private let linter: Linter
  private let today: CivilDate
  /// For each folder the rules that are silent in its vault; nil for a folder in none.
  private var vaults: [String: [String]?] = [:]

  init(only: [String]? = nil, allowed: [String] = [], today: CivilDate) {
    linter = Linter(only: only, allowed: allowed)
    self.today = today
  }

  mutating func file(_ file: FileSet.File, _ document: Document) -> LintedFile {
    let folder = FileSystem.folder(of: file.path)
    let exists: @Sendable (String) -> Bool = { path in
      FileSystem.exists(path.hasPrefix("/") ? path : FileSystem.path(of: path, in: folder))
    }
    let vault = file.hasPlace ? allowedRules(inVaultOf: folder) : nil
    let context = LintContext(
      today: today,
      isInVault: vault != nil,
      vaultAllow: vault ?? [],
      exists: file.hasPlace ? exists : nil
    )
    return LintedFile(path: file.path, document: document, context: context)
  }

  func lint(_ file: LintedFile) -> [Diagnostic] { linter.lint(file) }

  /// What the property `allow` of the vault's `tidemark.md` says; nil outside of any vault.
  private mutating func allowedRules(inVaultOf folder: String) -> [String]? {
    if let known = vaults[folder] { return known }
    let rules = VaultRoot.find(from: folder).map { root -> [String] in
      guard case .success(let bytes) = FileSystem.read(FileSystem.path(of: VaultRoot.fileName, in: root)) else { return [] }
      return Document(reading: SourceText(bytes)).allowedRules
    }
    vaults[folder] = .some(rules)
    return rules
  }
}
