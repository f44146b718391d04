#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A folder that a commit works in, and what earlier ones have left there.
///
/// While it lasts it holds the lock of flock(2) on the folder, so that commits in one folder follow one another, and whoever
/// holds it knows that every file there with a `TemporaryName` belongs to a process that has ended.
final class CommitFolder {
  private let descriptor: FileSystemDescriptor

  private static let memory = CommitFolderMemory()

  /// Whether another has the lock and has kept it for long.
  private(set) var isTaken = false

  /// How many milliseconds to wait for the lock of a folder where that was of no use before.
  private static let smallPatience = 50

  /// Nil for a folder that may not be listed: nothing is locked or removed there.
  init?(_ path: String, _ calls: CommitCalls) {
    do {
      descriptor = try FileSystemDescriptor(opening: path, flags: O_RDONLY)
    } catch {
      return nil
    }
    guard let identity = try? descriptor.status().identity else { return }
    switch lock(identity, patience: calls.seam.folderPatience) {
    case .taken: isTaken = true
    case .unsupported: break
    case .held:
      let isNew = Self.memory.insert(identity, .clean)
      if isNew || !calls.seam.remembersFolders { Self.clean(path, calls) }
    }
  }

  private func lock(_ identity: FileIdentity, patience: Int) -> FileSystemDescriptor.Lock {
    let patience = Self.memory.contains(identity, .keptByOthers) ? min(patience, Self.smallPatience) : patience
    for _ in 0..<patience {
      let lock = descriptor.lock()
      if lock != .taken { return lock }
      usleep(1000)
    }
    _ = Self.memory.insert(identity, .keptByOthers)
    return .taken
  }

  /// Removes what is certainly not needed: bytes that never had the name, and old bytes that were compared. What a change of
  /// several files has replaced, and what nobody has compared, stays.
  private static func clean(_ folder: String, _ calls: CommitCalls) {
    for (name, path) in leftovers(folder) {
      let isNeeded: Bool
      switch name.kind {
      case .fresh: isNeeded = false
      case .copy: isNeeded = true
      case .single, .several:
        let digest = digest(path)
        isNeeded = digest == nil || (digest != name.after && (digest != name.before || name.kind == .several))
      }
      if !isNeeded { try? calls.remove(path) }
    }
  }

  /// Throws `cutShort` if an earlier commit has written a part of its bytes into the file. Where it came to its end, or did not
  /// begin, its copy of the old bytes is removed.
  static func expectWhole(_ target: String, _ bytes: [UInt8], _ calls: CommitCalls) throws(FileError) {
    let owner = TemporaryName.owner(FileSystem.name(of: target))
    for (name, path) in leftovers(FileSystem.folder(of: target)) where name.kind == .copy && name.owner == owner {
      let digest = TemporaryName.digest(bytes)
      guard digest == name.before || digest == name.after else { throw .cutShort(kept: path) }
      try? calls.remove(path)
    }
  }

  private static func leftovers(_ folder: String) -> [(name: TemporaryName, path: String)] {
    ((try? FileSystem.entries(of: folder)) ?? []).compactMap { entry in
      guard entry.kind == .regular || entry.kind == .link, let text = entry.text else {
        return nil
      }
      return TemporaryName(text).map { ($0, FileSystem.path(of: text, in: folder)) }
    }
  }

  private static func digest(_ path: String) -> UInt64? {
    (try? FileSystem.read(path).get()).map(TemporaryName.digest)
  }
}

/// What this process has learnt of folders: one may hold ten thousand files that are all to be written. It may be used by many
/// threads: the sets are reached within `locked` alone.
private final class CommitFolderMemory: @unchecked Sendable {
  enum Fact {
    /// It was looked through for what dead writers have left.
    case clean
    /// Somebody else keeps its lock.
    case keptByOthers
  }

  private let monitor = Monitor()
  private var folders: [Fact: Set<FileIdentity>] = [:]

  func contains(_ identity: FileIdentity, _ fact: Fact) -> Bool {
    monitor.locked { folders[fact]?.contains(identity) == true }
  }

  /// Whether it was not known.
  func insert(_ identity: FileIdentity, _ fact: Fact) -> Bool {
    monitor.locked { folders[fact, default: []].insert(identity).inserted }
  }
}
