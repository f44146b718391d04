internal import CFileSystem

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Every call by which a file is changed. No other file of the sources makes one; a test holds them to it.
struct CommitCalls {
  let seam: CommitSeam

  /// Writes a file that must not exist yet. When it returns, the bytes are on the disk; after a failure nothing is left.
  ///
  /// - Parameters:
  ///   - old: A file to take mode, owner, group and extended attributes from, as far as this user may.
  ///   - waits: Whether to wait for the disk; else the bytes are only on their way.
  /// - Returns: The status of the new file.
  private func writeFile(
    _ path: String,
    _ bytes: [UInt8],
    like old: OldFile? = nil,
    waits: Bool = true
  ) throws(FileError) -> FileSystemStatus {
    try seam.before(.create)
    let flags = O_WRONLY | O_CREAT | O_EXCL
    let file = try FileSystemDescriptor(opening: path, flags: flags, mode: old == nil ? 0o666 : 0o600)
    do throws(FileError) {
      try seam.before(.write)
      try file.write(bytes)
      if let old {
        try seam.before(.adopt)
        if let source = try? FileSystemDescriptor(opening: old.path, flags: O_RDONLY) { file.adoptAttributes(of: source) }
        try file.adopt(old.status)
      }
      if waits {
        try seam.before(.synchronize)
        if seam.synchronizes { try file.synchronize() }
      } else if seam.synchronizes {
        file.beginWriteback()
      }
      let status = try file.status()
      try seam.before(.close)
      try file.close()
      return status
    } catch {
      try? remove(path)
      throw error
    }
  }

  /// Writes a file beside another: under a name that says so until it is whole, then under its own.
  @discardableResult
  func writeBeside(
    _ target: String,
    _ bytes: [UInt8],
    as temporary: String,
    like old: OldFile? = nil
  ) throws(FileError) -> FileSystemStatus {
    let fresh = FileSystem.path(of: TemporaryName(.fresh, beside: FileSystem.name(of: target)), beside: target)
    let status = try writeFile(fresh, bytes, like: old)
    do throws(FileError) {
      try rename(fresh, over: temporary)
    } catch {
      try? remove(fresh)
      throw error
    }
    return status
  }

  /// The first half of `writeBeside`, for one of many files: to wait for each before the next is begun would take twice as long.
  ///
  /// - Returns: Where the bytes are, and the status of the file.
  func beginBeside(_ target: String, _ bytes: [UInt8]) throws(FileError) -> (fresh: String, status: FileSystemStatus) {
    let fresh = FileSystem.path(of: TemporaryName(.fresh, beside: FileSystem.name(of: target)), beside: target)
    return (fresh, try writeFile(fresh, bytes, waits: false))
  }

  /// The second half: when it returns, the bytes are on the disk and have the name that says so.
  func finish(_ fresh: String, as temporary: String) throws(FileError) {
    try seam.before(.synchronize)
    if seam.synchronizes { try FileSystemDescriptor(opening: fresh, flags: O_RDONLY | O_NOFOLLOW).synchronize() }
    try rename(fresh, over: temporary)
  }

  /// Writes into a file without making another: all its names show the new bytes, and who reads it meanwhile may see a part.
  ///
  /// - Parameter check: Runs when no other writer of this kind is at the file. If it throws, nothing is written.
  /// - Returns: Nothing, or why the bytes could not all be written, after writing had begun.
  func overwrite(
    _ path: String,
    _ bytes: [UInt8],
    check: () throws(FileError) -> Void
  ) throws(FileError) -> FileError? {
    let file = try FileSystemDescriptor(opening: path, flags: O_WRONLY | O_NOFOLLOW)
    guard locks(file) else { throw .openForWriting }
    try check()
    do throws(FileError) {
      try seam.before(.write)
      try file.write(bytes)
      try seam.before(.truncate)
      try file.truncate(to: bytes.count)
      try seam.before(.synchronize)
      if seam.synchronizes { try file.synchronize() }
      return nil
    } catch {
      return error
    }
  }

  /// Whether a file has its lock, or needs none. The last descriptor of this very process may keep it for a moment, while a
  /// process that has just been started still has that, too.
  private func locks(_ file: borrowing FileSystemDescriptor) -> Bool {
    for tries in 0...seam.patience {
      if file.lock() != .taken { return true }
      if tries < seam.patience { usleep(1000) }
    }
    return false
  }

  /// Writes to a device or a pipe.
  func write(_ bytes: [UInt8], toDevice path: String) throws(FileError) {
    try FileSystemDescriptor(opening: path, flags: O_WRONLY).write(bytes)
  }

  /// Lets two names change places; `notSupported` where the system cannot.
  func exchange(_ one: String, _ other: String) throws(FileError) {
    try seam.before(.exchange)
    guard seam.exchanges else { throw .notSupported }
    guard tidemark_exchange(one, other) == 0 else { throw .last }
  }

  func rename(_ from: String, over to: String) throws(FileError) {
    try seam.before(.rename)
    guard renameFile(from, to) == 0 else { throw .last }
  }

  /// Renames; `alreadyExists` if something has the name.
  func rename(_ from: String, toNew to: String) throws(FileError) {
    try seam.before(.rename)
    if seam.exchanges {
      if tidemark_rename_new(from, to) == 0 { return }
      let failure = FileError.last
      guard failure == .notSupported else { throw failure }
    }
    // A second name is never given over one that exists. Where the process ends here, both stay.
    guard link(from, to) == 0 else { throw .last }
    do throws(FileError) {
      try remove(from)
    } catch {
      unlink(to)
      throw error
    }
  }

  func remove(_ path: String) throws(FileError) {
    try seam.before(.remove)
    guard unlink(path) == 0 else { throw .last }
  }

  /// Makes a folder.
  ///
  /// - Returns: Whether it did; else somebody was faster.
  func makeFolder(_ path: String) throws(FileError) -> Bool {
    try seam.before(.makeFolder)
    guard !path.hasNull else { throw .notFound }
    if mkdir(path, 0o777) == 0 { return true }
    let failure = FileError.last
    guard failure == .alreadyExists else { throw failure }
    return false
  }

  /// Removes a folder that holds nothing; one that holds something stays, which is an error.
  func removeFolder(_ path: String) throws(FileError) {
    try seam.before(.removeFolder)
    guard rmdir(path) == 0 else { throw .last }
  }

  /// Makes changed names lasting. Where the system cannot do it for folders, that is no failure.
  func synchronizeFolder(_ path: String) throws(FileError) {
    try seam.before(.synchronizeFolder)
    guard seam.synchronizes, let folder = try? FileSystemDescriptor(opening: path, flags: O_RDONLY) else { return }
    do throws(FileError) {
      try folder.synchronize()
    } catch .other(EINVAL), .other(EBADF), .notSupported, .readOnlyFileSystem {
      return
    }
  }

  /// Holds what a path names against what was read: the same kind of file, mode and owner, and the same bytes, with nobody about
  /// to write more.
  ///
  /// - Parameters:
  ///   - isOpen: Whether this process has the file open for writing itself, so that others cannot be asked for.
  ///   - followsLinks: Whether the name may be that of a symbolic link.
  func expectUnchanged(
    _ path: String,
    _ before: [UInt8],
    _ old: FileSystemStatus,
    isOpen: Bool = false,
    followsLinks: Bool = false
  ) throws(FileError) {
    try seam.before(.compare)
    let flags = O_RDONLY | O_NONBLOCK | (followsLinks ? 0 : O_NOFOLLOW)
    guard let file = try? FileSystemDescriptor(opening: path, flags: flags), let status = try? file.status(),
      status.kind == .regular, status.permissions == old.permissions,
      status.owner == old.owner, status.group == old.group, status.links == old.links
    else { throw .changedWhileEditing }
    // Asked first: from then on nobody can change the bytes that are compared.
    if !isOpen, !isLeftAlone(file) { throw .openForWriting }
    // The size is not asked for: it may have been another until nobody had the file open any more.
    guard try file.holds(before) else { throw .changedWhileEditing }
  }

  private func isLeftAlone(_ file: borrowing FileSystemDescriptor) -> Bool {
    for tries in 0...seam.patience {
      if !file.isOpenForWriting { return true }
      if tries < seam.patience { usleep(1000) }
    }
    return false
  }
}

// Within the type, the name is that of its own methods.
private func renameFile(_ from: String, _ to: String) -> Int32 { rename(from, to) }

/// A file that a new one takes the place of.
struct OldFile {
  var path: String
  var status: FileSystemStatus
}
