/// The `.gitignore` files that speak about one folder of a tree: its own and those of the folders above it, up to the root of
/// the repository, and before them all `.git/info/exclude`.
///
/// A nearer file overrides a farther one (gitignore(5)).
struct GitIgnoreStack {
  /// The names of the folders from the root to this one.
  private var path: [[UInt8]] = []
  /// Patterns, with the number of names of `path` that lead to their folder; the farthest first.
  private var levels: [(depth: Int, patterns: GitIgnore)] = []

  /// What to read a `.gitignore` file up to; one that is larger is no list of patterns.
  private static let limit = 1 << 24

  /// For a folder that is walked, without its own `.gitignore`.
  ///
  /// - Parameter folder: An absolute path without symbolic links.
  init(above folder: String) {
    guard let root = Self.repositoryRoot(above: folder) else { return }
    push(FileSystem.path(of: "info/exclude", in: Self.gitFolder(of: root)))
    var current = root
    for name in folder.dropFirst(root.count).split(separator: "/") {
      push(FileSystem.path(of: ".gitignore", in: current))
      path.append(Array(name.utf8))
      current = FileSystem.path(of: String(name), in: current)
    }
  }

  /// The same for a folder in this one, without its own `.gitignore`.
  func entering(_ name: [UInt8]) -> GitIgnoreStack {
    var inner = self
    inner.path.append(name)
    return inner
  }

  /// Adds the patterns of a file; none where it cannot be read, or is a symbolic link, which git does not follow either, or a pipe,
  /// which nobody may ever write into.
  mutating func push(_ file: String) {
    guard (try? FileSystemStatus(of: file, followsLinks: false))?.kind == .regular else { return }
    guard case .success(let bytes) = FileSystem.read(file, limit: Self.limit) else { return }
    let patterns = GitIgnore(bytes)
    if !patterns.isEmpty { levels.append((path.count, patterns)) }
  }

  func ignores(_ name: [UInt8], isDirectory: Bool) -> Bool {
    guard !levels.isEmpty else { return false }
    let whole = path + [name]
    for level in levels.reversed() {
      if let verdict = level.patterns.verdict(for: whole[level.depth...], isDirectory: isDirectory) {
        return verdict == .ignored
      }
    }
    return false
  }

  /// The nearest folder, upwards, that holds `.git`.
  private static func repositoryRoot(above folder: String) -> String? {
    var folder = folder
    while !FileSystem.exists(FileSystem.path(of: ".git", in: folder)) {
      guard folder != "/" else { return nil }
      folder = FileSystem.folder(of: folder)
    }
    return folder
  }

  /// The folder of git's own data that all work trees of a repository share (gitrepository-layout(5)).
  private static func gitFolder(of root: String) -> String {
    let entry = FileSystem.path(of: ".git", in: root)
    guard let text = firstLine(of: entry), text.hasPrefix("gitdir: ") else { return entry }
    let linked = resolve(String(text.dropFirst("gitdir: ".count)), in: root)
    guard let common = firstLine(of: FileSystem.path(of: "commondir", in: linked)) else { return linked }
    return resolve(common, in: linked)
  }

  private static func resolve(_ path: String, in folder: String) -> String {
    path.hasPrefix("/") ? path : FileSystem.path(of: path, in: folder)
  }

  private static func firstLine(of file: String) -> String? {
    guard FileSystem.isRegularFile(file) else { return nil }
    guard case .success(let bytes) = FileSystem.read(file, limit: limit) else { return nil }
    return bytes.split(separator: UInt8(ascii: "\n")).first.map { String(decoding: $0, as: UTF8.self) }
  }
}
