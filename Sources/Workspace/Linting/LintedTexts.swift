import Lint
package import SourceText
import Vault

/// The texts of the files that were linted and of the rest of their vaults, round which the edits of fixes are shown.
package struct LintedTexts {
  private enum Text {
    case held(SourceText)
    /// Of a file of a vault not all was kept (`VaultRecord.forgetNotes`): its folder, and the path from there.
    case inVault(String, String)
  }

  private var texts: [String: Text] = [:]
  private let source: any TextSource
  /// The vaults that the files were held against. They are large, and freed with the texts, which a command holds until it ends.
  private var vaults: [LintedVault] = []

  /// - Parameter source: where files are read again of which not all was kept.
  init(_ source: any TextSource) {
    self.source = source
  }

  mutating func add(_ vault: LintedVault) { vaults.append(vault) }

  mutating func add(_ checked: VaultLinter.Checked) {
    if checked.isWhole {
      texts[checked.path] = .held(checked.source)
    } else if let folder = checked.vault, let name = checked.name {
      texts[checked.path] = .inVault(folder, name)
    }
  }

  /// The text of a file by the path that is shown; nil for one that is not known, or cannot be read again.
  package subscript(path: String) -> SourceText? {
    get {
      switch texts[path] {
      case .held(let text): text
      case .inVault(let folder, let name):
        try? source.read(FileSystem.path(of: name, in: folder)).map { SourceText($0) }.get()
      case nil: nil
      }
    }
    set { texts[path] = newValue.map { .held($0) } }
  }
}
