import Vault

/// The files as git's index has them, which is how the next commit will have them.
///
/// A symbolic link is passed over: what it leads to is a file of its own, or lies outside. So are files that lie where a walk
/// does not look (`FileWalker`): hidden ones, the templates of a vault and, of a vault, those of the vaults inside it. What
/// `.gitignore` names and is tracked all the same counts.
struct StagedSource: TextSource {
  /// The absolute path that paths are told from, without symbolic links.
  private let currentFolder: String
  private let index: GitIndex
  /// The contents of the Markdown files that may be asked for, by the names of their objects.
  private var contents: [String: [UInt8]] = [:]

  init(_ index: GitIndex, currentFolder: String) {
    self.index = index
    self.currentFolder = currentFolder
  }

  /// Asks git for the contents of some files, and of all that they may be held against: the Markdown files of their vaults and
  /// of their folders.
  mutating func load(_ paths: [[UInt8]]) throws(GitProblem) {
    let vaults = Set(paths.compactMap { vault(of: $0[...]) })
    let folders = Set(paths.map { Array(RepositoryPath.folder(of: $0[...])) })
    let wanted = index.entries.filter { path, entry in
      guard entry.isRegular, RepositoryPath.isMarkdown(path) else { return false }
      return folders.contains(Array(RepositoryPath.folder(of: path[...])))
        || vault(of: path[...]).map(vaults.contains) == true
    }
    contents = try index.contents(of: Set(wanted.values.map(\.object)), limit: FileSet.limit)
  }

  /// Whether a walk would pass over a file.
  func isLeftOut(_ path: [UInt8]) -> Bool {
    var folder = path[...]
    while !folder.isEmpty {
      let name = folder[(folder.lastIndex(of: RepositoryPath.slash).map { $0 + 1 } ?? folder.startIndex)...]
      folder = RepositoryPath.folder(of: folder)
      if name.first == UInt8(ascii: ".") { return true }
      let isTemplates = name.elementsEqual(VaultRoot.templatesFolder.utf8) && name.endIndex < path.endIndex
      if isTemplates, isVault(folder) { return true }
    }
    return false
  }

  /// What the path of a file is shown as: told from the current folder.
  func shown(_ path: String) -> String {
    let (from, to) = (parts(of: currentFolder), parts(of: place(of: path)))
    let shared = zip(from, to).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: from.count - shared)
    return (up + to[shared...].map { String(decoding: $0, as: UTF8.self) }).joined(separator: "/")
  }

  /// The absolute path of a file.
  func place(of path: String) -> String { FileSystem.path(of: path, in: index.folder) }

  /// The path in the repository of a path on the disk; nil for one outside. It need not exist.
  func path(of path: String) -> [UInt8]? {
    RepositoryPath.name(of: RepositoryPath.absolute(path, from: currentFolder), in: Array(index.folder.utf8))
  }

  // MARK: TextSource

  func vault(ofFolder folder: String) -> String? {
    guard let path = path(of: folder), let vault = vault(of: (path + Array("/x".utf8))[...]) else { return nil }
    return String(validating: vault, as: UTF8.self).map { $0.isEmpty ? index.folder : place(of: $0) }
  }

  func exists(_ path: String) -> Bool {
    // Of what lies outside git knows nothing.
    guard let inside = self.path(of: path) else { return FileSystem.exists(path) }
    if index.entries[inside] != nil || index.folders.contains(inside) { return true }
    return isInSubmodule(inside) && FileSystem.exists(path)
  }

  func leavesVault(_ path: String) -> Bool { false }

  func read(_ path: String) -> Result<[UInt8], FileError> {
    guard let inside = self.path(of: path), let entry = index.entries[inside], entry.isRegular else {
      return .failure(.notFound)
    }
    return contents[entry.object].map { .success($0) } ?? .failure(.tooLarge(limit: FileSet.limit))
  }

  func files(ofVault root: String, besides named: FileWalker) -> VaultFiles {
    guard let vault = path(of: root) else { return VaultFiles() }
    var found = VaultFiles()
    let isRoot = isVault(vault[...])
    let paths = index.entries.filter { $0.value.isRegular }.keys.sorted(by: RepositoryPath.isBefore)
    for path in paths where RepositoryPath.isMarkdown(path) && !isLeftOut(path) {
      guard let name = RepositoryPath.name(of: path, in: vault), !isRoot || self.vault(of: path[...]) == vault else {
        continue
      }
      guard let text = String(validating: path, as: UTF8.self), let name = String(validating: name, as: UTF8.self) else {
        let shown = shown(String(decoding: path, as: UTF8.self))
        found.problems.append(FileWalker.Problem(path: shown, error: .nameIsNotText))
        continue
      }
      found.files.append((shown(text), name))
    }
    return found
  }

  // MARK: The index

  private func isInSubmodule(_ path: [UInt8]) -> Bool {
    var folder = path[...]
    while !folder.isEmpty {
      if index.entries[Array(folder)]?.isSubmodule == true { return true }
      folder = RepositoryPath.folder(of: folder)
    }
    return false
  }

  private func isVault(_ folder: ArraySlice<UInt8>) -> Bool {
    index.entries[RepositoryPath.path(of: VaultRoot.fileName, in: folder)]?.isRegular == true
  }

  /// The folder of the nearest vault above a file.
  private func vault(of path: ArraySlice<UInt8>) -> [UInt8]? {
    var folder = path
    while !folder.isEmpty {
      folder = RepositoryPath.folder(of: folder)
      if isVault(folder) { return Array(folder) }
    }
    return nil
  }

  private func parts(of path: String) -> [[UInt8]] {
    path.utf8.split(separator: RepositoryPath.slash).map(Array.init)
  }
}
