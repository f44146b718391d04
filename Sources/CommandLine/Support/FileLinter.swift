import Chronology
import Diagnostics
import Lint
import Outline
import Vault

/// Lints files as they stand on the disk: knows which of them lie in a vault, and which paths exist.
struct FileLinter {
  private let linter: Linter
  private let today: CivilDate
  private var vaults: [String: Bool] = [:]

  init(only: [String]? = nil, allowed: [String] = [], today: CivilDate) {
    linter = Linter(only: only, allowed: allowed)
    self.today = today
  }

  mutating func file(_ file: FileSet.File, _ document: Document) -> LintedFile {
    let folder = FileSystem.folder(of: file.path)
    let exists: @Sendable (String) -> Bool = { path in
      FileSystem.exists(path.hasPrefix("/") ? path : FileSystem.path(of: path, in: folder))
    }
    let context = LintContext(
      today: today,
      isInVault: file.hasPlace && isInVault(folder),
      exists: file.hasPlace ? exists : nil
    )
    return LintedFile(path: file.path, document: document, context: context)
  }

  func lint(_ file: LintedFile) -> [Diagnostic] { linter.lint(file) }

  private mutating func isInVault(_ folder: String) -> Bool {
    if let known = vaults[folder] { return known }
    let found = VaultRoot.find(from: folder) != nil
    vaults[folder] = found
    return found
  }
}
