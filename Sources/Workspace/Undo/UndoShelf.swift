package import Vault

/// What the commands of one vault wrote, the last of them first to be taken back. It lies outside of the vault, in a folder that
/// only its owner can read, so that git and other devices know nothing of it.
package struct UndoShelf {
  /// The most entries that are kept; the oldest go.
  package static let capacity = 100
  /// The most bytes that the entries of a vault may have together. The last one is kept in any case.
  package static let byteLimit = 64 << 20

  private let folder: String

  /// - Parameters:
  ///   - stateFolder: where programs keep what they remember of their use: `$XDG_STATE_HOME`, or `~/.local/state` (XDG Base
  ///     Directory Specification).
  ///   - root: the vault, absolute and without symbolic links.
  package init(stateFolder: String, root: String) {
    folder = FileSystem.path(of: "tidemark/undo/" + StateFolder.name(of: root), in: stateFolder)
  }

  /// Which list an entry stands in: it can be taken back, or was.
  package enum List: String {
    case undo
    case redo
  }

  /// An entry and the file that holds it.
  package struct Item {
    let number: Int
    let list: List
    package let entry: UndoEntry
  }

  /// Keeps what a command wrote. What was taken back before it cannot be done again from here on.
  package func add(_ entry: UndoEntry) -> Result<Void, FileError> {
    Result { () throws(FileError) in
      try FileSystem.makePrivateFolders(folder).get()
      let files = try self.files()
      for file in files where file.list == .redo { try remove(file) }
      let number = (files.last?.number ?? 0) + 1
      try FileSystem.writeNew(path(number, .undo), entry.bytes).get()
      try discard(keeping: number)
    }
  }

  /// The entries of a list, the one that comes next first. Files that are no entries are passed over.
  package func items(_ list: List) -> [Item] {
    let files = ((try? self.files()) ?? []).filter { $0.list == list }
    return (list == .undo ? files.reversed() : files).compactMap { file in
      guard case .success(let bytes) = FileSystem.read(path(file.number, list)) else { return nil }
      return UndoEntry(bytes: bytes).map { Item(number: file.number, list: list, entry: $0) }
    }
  }

  /// Writes what the files held before an entry, or after it for one that was taken back, and moves it to the other list.
  ///
  /// - Returns: Nothing, or the file that is no longer as the entry left it, or could not be written. Nothing was written then.
  package func apply(_ item: Item) -> Result<Void, CommitFailure> {
    Result { () throws(CommitFailure) in
      try FileSystem.commit(item.changes, makingFolders: true).get()
      let other: List = item.list == .undo ? .redo : .undo
      let bytes = item.entry.bytes
      try FileSystem.commit([
        FileChange(path: path(item.number, item.list), before: bytes, after: nil),
        FileChange(path: path(item.number, other), before: nil, after: bytes),
      ]).get()
    }
  }

  // MARK: Files

  private struct File {
    var number: Int
    var list: List
  }

  /// The files of the entries, the oldest first.
  private func files() throws(FileError) -> [File] {
    let names: [String]
    do throws(FileError) {
      names = try FileSystem.names(in: folder).get()
    } catch .notFound {
      return []
    }
    return names.compactMap { name in
      let parts = name.split(separator: ".")
      guard parts.count == 2, let number = Int(parts[0]), let list = List(rawValue: String(parts[1])) else { return nil }
      return File(number: number, list: list)
    }
    .sorted { $0.number < $1.number }
  }

  private func path(_ number: Int, _ list: List) -> String {
    let digits = String(number)
    let zeros = String(repeating: "0", count: max(0, 6 - digits.count))
    return FileSystem.path(of: "\(zeros)\(digits).\(list.rawValue)", in: folder)
  }

  private func remove(_ file: File) throws(FileError) {
    let path = path(file.number, file.list)
    let bytes = try FileSystem.read(path).get()
    try FileSystem.commit([FileChange(path: path, before: bytes, after: nil)]).mapError(\.error).get()
  }

  /// Lets the oldest go until the rest fits.
  private func discard(keeping last: Int) throws(FileError) {
    let files = try self.files()
    var bytes = 0
    for (index, file) in files.reversed().enumerated() {
      guard case .success(let size) = FileSystem.size(of: path(file.number, file.list)) else { continue }
      bytes += size
      if file.number != last, index >= UndoShelf.capacity || bytes > UndoShelf.byteLimit { try remove(file) }
    }
  }
}

extension UndoShelf.Item {
  /// What its `apply` writes.
  package var changes: [FileChange] {
    guard list == .undo else { return entry.changes }
    return entry.changes.reversed().map { FileChange(path: $0.path, before: $0.after, after: $0.before) }
  }
}
