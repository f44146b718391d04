import Outline
import Planner
import Reading
import Vault
import Workspace

/// Where a new file goes.
enum PagePath {
  /// `SLUG.md` in the vault's folder of the kind, as `pages/SLUG.md`; outside of any vault in this folder.
  ///
  /// - Parameter root: the vault's folder, as the user would name it; nil outside of any vault.
  static func standard(forTitle title: String, of kind: DocumentKind, vault root: String?) -> String {
    let name = FileSlug.of(title) + ".md"
    guard let root else { return name }
    let folder = Settings(ofRoot: root).folders.folder(forNew: kind)
    return FileSystem.path(of: FileSystem.path(of: name, in: folder), in: root)
  }

  /// A file in the folder of a vault, else in this one.
  static func atRoot(_ name: String, vault root: String?) -> String {
    root.map { FileSystem.path(of: name, in: $0) } ?? name
  }

  /// The folder of the vault that is meant, as every command of a vault finds it: a path from here; nil where that is none.
  static func vault(_ invocation: Invocation) -> String? {
    VaultRoot.find(from: invocation.vaultPath).map { FileSystem.path(ofRoot: $0) }
  }
}
