/// The folder of a vault: the nearest one, upwards, that holds a file `tidemark.md`.
public enum VaultRoot {
  /// The file that makes a folder a vault.
  public static let fileName = "tidemark.md"

  /// The folder beside that file whose Markdown files are templates: what stands for a title or a day in them is not filled in.
  public static let templatesFolder = "templates"

  /// The absolute path of the vault that a file or folder lies in, or nil where it lies in none.
  ///
  /// Symbolic links are followed first: the vault is the one in which the file really lies.
  public static func find(from path: String) -> String? {
    guard case .success(var folder) = FileSystem.realPath(path) else { return nil }
    if !FileSystem.isDirectory(folder) { folder = FileSystem.folder(of: folder) }
    while true {
      if FileSystem.isRegularFile(FileSystem.path(of: fileName, in: folder)) { return folder }
      guard folder != "/" else { return nil }
      folder = FileSystem.folder(of: folder)
    }
  }
}
