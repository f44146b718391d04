/// The Markdown files of a whole vault, for rules and views that need them all.
///
/// What is left out of a folder is left out here (`FileWalker`): hidden names, what `.gitignore` names, the templates; and so is a vault
/// inside it. So a file that the user named need not be among them.
public struct VaultListing: Sendable {
  public struct File: Sendable, Hashable {
    /// As the user named it. What the user did not name is told from the current folder, if that lies in the vault or the vault
    /// in it, else as an absolute path.
    public var path: String
    /// The path from the root of the vault, such as `days/2026/2026-11-20.md`. Such paths tell the files of a vault apart.
    public var name: String
    /// Where it stands in `files` of the walk over what the user named, if it is among them.
    public var namedIndex: Int?
  }

  /// The folder of the vault: absolute, without symbolic links.
  public let root: String
  /// The same as it is shown: told from the current folder, if that lies in the vault or the vault in it.
  public let shownRoot: String
  /// In the order of a walk: the bytes of the names, and what a folder holds in its place. It does not depend on what was named.
  public let files: [File]
  /// What could not be read, but for what the walk over what was named has a problem with; the rest of the walk went on.
  public let problems: [FileWalker.Problem]

  /// Walks the vault.
  ///
  /// - Parameters:
  ///   - root: The folder of the vault, as `VaultRoot.find` gives it.
  ///   - named: The walk over what the user named.
  ///   - currentFolder: The absolute path that paths are told from; by default that of the program.
  public init(root: String, named: FileWalker = FileWalker(walking: []), currentFolder: String? = nil) {
    let (walker, named) = (FileWalker(ofVault: root), named.indexed())
    let shownRoot = currentFolder.map { FileSystem.path(ofRoot: root, from: $0) } ?? FileSystem.path(ofRoot: root)
    // What stands before a name in the paths of the walk.
    let prefix = FileSystem.path(of: "", in: root).utf8.count
    func name(_ path: String) -> String { String(Substring(path.utf8.dropFirst(prefix))) }
    self.root = root
    self.shownRoot = shownRoot
    files = walker.files.indices.map { index in
      let name = name(walker.files[index].path)
      let namedIndex = named.index(ofPlace: walker.places[index])
      let path = namedIndex.map { named.files[$0].path } ?? FileSystem.path(of: name, in: shownRoot)
      return File(path: path, name: name, namedIndex: namedIndex)
    }
    problems = walker.problems.filter { !named.hasProblem(atPlace: $0.path) }.map { problem in
      FileWalker.Problem(path: FileSystem.path(of: name(problem.path), in: shownRoot), error: problem.error)
    }
  }
}

extension FileSystem {
  /// How a root, an absolute path without symbolic links, is told from the current folder: `.`, `a/b`, `../..`, or as it is.
  public static func path(ofRoot root: String) -> String {
    (try? currentDirectory.get()).map { path(ofRoot: root, from: $0) } ?? root
  }

  /// How a root is told from a folder: `.` or `a/b` if it is that folder or lies in it, `..` or `../..` if the folder lies in it,
  /// else as it is. Both paths are absolute and without symbolic links.
  static func path(ofRoot root: String, from folder: String) -> String {
    let (root, folder) = (parts(of: root), parts(of: folder))
    let shared = zip(root, folder).prefix { $0 == $1 }.count
    if shared == folder.count {
      return shared == root.count ? "." : root[shared...].map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
    }
    if shared == root.count {
      return Array(repeating: "..", count: folder.count - shared).joined(separator: "/")
    }
    return "/" + root.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
  }

  /// The names of a path as bytes: file systems tell apart spellings that are one text.
  private static func parts(of path: String) -> [[UInt8]] {
    path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
  }
}
