/// Where a vault ends: what comes with its files decides nothing about files elsewhere.
///
/// A symbolic link that lies in a vault and leads out of it is not followed, unless the user names it. Outside of any vault, the
/// folder of the link stands for the vault.
public enum VaultBorder {
  /// The part of a path that is such a link: the first that is met from its end; nil where there is none.
  ///
  /// - Parameter path: It need not exist.
  public static func leavingLink(on path: String) -> String? {
    var part = path
    while part != ".", part != "/" {
      let folder = FileSystem.folder(of: part)
      if (try? FileSystemStatus(of: part, followsLinks: false))?.kind == .link, leaves(part, from: folder) { return part }
      part = folder
    }
    return nil
  }

  private static func leaves(_ link: String, from folder: String) -> Bool {
    // What leads nowhere may lead somewhere tomorrow.
    guard case .success(let target) = FileSystem.realPath(link),
      let limit = VaultRoot.find(from: folder) ?? (try? FileSystem.realPath(folder).get())
    else { return true }
    return !holds(target, limit)
  }

  /// Whether a place is a folder or lies below it. Both are absolute and without symbolic links.
  static func holds(_ place: String, _ folder: String) -> Bool {
    place.utf8.elementsEqual(folder.utf8) || VaultRoot.name(of: place, in: folder) != nil
  }
}
