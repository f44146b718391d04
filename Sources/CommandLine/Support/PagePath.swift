import Vault

/// Where a new file goes.
enum PagePath {
  /// `pages/SLUG.md` in the vault, else `SLUG.md`.
  ///
  /// - Parameter root: the vault's folder, as the user would name it; nil outside of any vault.
  static func standard(forTitle title: String, in folder: String = "pages", vault root: String?) -> String {
    let name = FileSlug.of(title) + ".md"
    guard let root else { return name }
    return FileSystem.path(of: "\(folder)/\(name)", in: root)
  }

  /// A file in the folder of the vault that one stands in, else in this one.
  static func atRoot(_ name: String) -> String {
    vaultFromHere().map { FileSystem.path(of: name, in: $0) } ?? name
  }

  /// The folder of the vault that this one lies in, as a path from here; nil outside of any vault.
  static func vaultFromHere() -> String? {
    VaultRoot.find(from: ".").map { FileSystem.path(ofRoot: $0) }
  }

  /// The absolute path of the vault that a file or folder lies in, or would lie in if it were made; nil where that is none.
  static func vault(of path: String) -> String? {
    var path = path
    while !FileSystem.exists(path), path != ".", path != "/" { path = FileSystem.folder(of: path) }
    return VaultRoot.find(from: path)
  }
}
