#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A change of files while it is made: first every part is prepared, then each takes its place, then what is left over goes.
///
/// Until the first part is taken nothing is changed; if one fails, those taken before it are undone.
struct Commit {
  private let calls: CommitCalls
  private let kind: TemporaryName.Kind
  private let makesFolders: Bool
  private let durability: Durability
  private var parts: [any CommitPart] = []
  private var folders: [FileIdentity: CommitFolder] = [:]
  private var seen: [FileIdentity: FileChange] = [:]
  private var newFolders = NewFolders()

  init(count: Int, makesFolders: Bool, durability: Durability, seam: CommitSeam) {
    var seam = seam
    switch durability {
    case .durable: break
    case .remakable: seam.synchronizes = false
    }
    calls = CommitCalls(seam: seam)
    (self.makesFolders, self.durability) = (makesFolders, durability)
    kind = count > 1 ? .several : .single
  }

  mutating func make(_ changes: [FileChange]) throws(CommitFailure) {
    if makesFolders { try makeFolders(of: changes) }
    enterFolders(of: changes)
    for change in changes {
      do throws(FileError) {
        if let part = try prepare(change) { parts.append(part) }
      } catch {
        clear()
        newFolders.remove(calls)
        throw CommitFailure(path: change.path, error: error)
      }
    }
    for index in parts.indices {
      do throws(FileError) {
        try parts[index].settle(calls)
      } catch {
        clear()
        newFolders.remove(calls)
        throw CommitFailure(path: parts[index].path, error: error)
      }
    }
    for index in parts.indices {
      do throws(FileError) {
        try parts[index].take(calls)
      } catch {
        throw undo(before: index, CommitFailure(path: parts[index].path, error: error))
      }
    }
    do throws(FileError) {
      for folder in partFolders { try calls.synchronizeFolder(folder) }
    } catch {
      throw undo(before: parts.count, CommitFailure(path: parts[0].path, error: error))
    }
    clear()
  }

  private mutating func undo(before end: Int, _ failure: CommitFailure) -> CommitFailure {
    for index in (0..<end).reversed() { parts[index].undo(calls) }
    clear()
    let touched = partFolders
    newFolders.remove(calls)
    for folder in touched { try? calls.synchronizeFolder(folder) }
    var failure = failure
    failure.left = parts.compactMap(\.left)
    return failure
  }

  /// The folders in which names change, those that hold the new ones among them.
  private var partFolders: [String] {
    Set(parts.map(\.folder) + newFolders.made.map(FileSystem.folder)).sorted()
  }

  private func clear() {
    for part in parts { part.clear(calls) }
  }

  // MARK: Preparing

  /// Makes the folders of the files that are new.
  private mutating func makeFolders(of changes: [FileChange]) throws(CommitFailure) {
    var seen: Set<String> = []
    for change in changes where change.before == nil && change.after != nil {
      guard seen.insert(FileSystem.folder(of: change.path)).inserted else { continue }
      do throws(FileError) {
        try newFolders.make(above: change.path, calls)
      } catch {
        newFolders.remove(calls)
        throw CommitFailure(path: change.path, error: error)
      }
    }
  }

  /// The part of one file; nil where nothing is to be done.
  private mutating func prepare(_ change: FileChange) throws(FileError) -> (any CommitPart)? {
    guard let before = change.before else {
      if try status(change.path) != nil { throw .alreadyExists }
      guard let after = change.after else { return nil }
      return try CommitCreation(change.path, after, kind: kind, durability: durability, calls)
    }
    let target = try FileSystem.resolvingLinks(change.path)
    guard let old = try status(target) else { throw .changedWhileEditing }
    switch old.kind {
    case .directory: throw .isDirectory
    case .link, .other: throw .isNotRegular
    case .regular: break
    }
    if let other = seen.updateValue(change, forKey: old.identity) {
      // Two names of one file, to the same end, need one part.
      guard other.before == before, other.after == change.after, change.after != nil else { throw .changedTwice }
      return nil
    }
    guard faccessat(AT_FDCWD, target, W_OK, AT_EACCESS) == 0 else { throw .last }
    try calls.expectUnchanged(target, before, old)
    if change.after == before { return nil }
    guard let after = change.after else {
      return CommitRemoval(change.path, before: before, old: old, isLink: target != change.path, kind: kind)
    }
    guard old.links > 1 else {
      return try CommitReplacement(
        change.path,
        at: target,
        before: before,
        after: after,
        old: old,
        kind: kind,
        isAlone: isAlone(in: FileSystem.folder(of: target)),
        calls
      )
    }
    // The copy of a commit that is at work would look like that of one that has ended.
    guard isAlone(in: FileSystem.folder(of: target)) else { throw .folderInUse }
    try CommitFolder.expectWhole(target, before, calls)
    return try CommitOverwriting(change.path, at: target, before: before, after: after, old: old, calls)
  }

  /// Takes the folders, always in one order, so that two commits never wait for each other; and before any file is looked at:
  /// what a dead writer has left may be another name of it.
  private mutating func enterFolders(of changes: [FileChange]) {
    var paths: [FileIdentity: String] = [:]
    // Of many files in one folder the folder is looked at once.
    var known: [String: FileIdentity?] = [:]
    for change in changes {
      // A file that is new is where its path says.
      let target = change.before == nil ? nil : try? FileSystem.resolvingLinks(change.path)
      for path in [change.path, target] {
        guard let folder = path.map(FileSystem.folder) else { continue }
        let found = known[folder] ?? identity(folder)
        known[folder] = .some(found)
        if let found { paths[found] = folder }
      }
    }
    let order = paths.sorted { ($0.key.device, $0.key.number) < ($1.key.device, $1.key.number) }
    for (identity, folder) in order { folders[identity] = CommitFolder(folder, calls) }
  }

  /// Whether no other commit works in the folder, as far as the file system can tell.
  private func isAlone(in folder: String) -> Bool {
    identity(folder).flatMap { folders[$0] }?.isTaken != true
  }

  private func identity(_ folder: String) -> FileIdentity? {
    (try? FileSystemStatus(of: folder, followsLinks: true))?.identity
  }

  /// Nil where nothing has the name.
  private func status(_ path: String) throws(FileError) -> FileSystemStatus? {
    do throws(FileError) {
      return try FileSystemStatus(of: path, followsLinks: false)
    } catch .notFound {
      return nil
    }
  }
}
