/// New bytes for a file: they are in a file beside it, which changes names with it.
struct CommitReplacement: CommitPart {
  let path: String
  let target: String
  let before: [UInt8]
  let after: [UInt8]
  let old: FileSystemStatus
  /// Holds the new bytes, and once names are exchanged what they have replaced.
  let temporary: String
  /// Holds a copy of the old bytes where names cannot be exchanged.
  let copy: String
  /// Whether no other commit works in the folder.
  let isAlone: Bool
  private let new: FileIdentity
  private var isCopied = false
  private var isRenamed = false
  private(set) var left: CommitFailure.Left?

  var folder: String { FileSystem.folder(of: target) }
  var temporaries: [String] { (isRenamed ? [] : [temporary]) + (isCopied ? [copy] : []) }

  init(
    _ path: String,
    at target: String,
    before: [UInt8],
    after: [UInt8],
    old: FileSystemStatus,
    kind: TemporaryName.Kind,
    isAlone: Bool,
    _ calls: CommitCalls
  ) throws(FileError) {
    self.path = path
    self.target = target
    self.before = before
    self.after = after
    self.old = old
    self.isAlone = isAlone
    let name = TemporaryName(kind, beside: FileSystem.name(of: target), before: before, after: after)
    temporary = FileSystem.path(of: name, beside: target)
    copy = FileSystem.path(of: name.another(), beside: target)
    do throws(FileError) {
      new = try calls.writeBeside(target, after, as: temporary, like: OldFile(path: target, status: old)).identity
    } catch {
      throw error == .notPermitted ? .folderNotPermitted : error
    }
  }

  mutating func take(_ calls: CommitCalls) throws(FileError) {
    do throws(FileError) {
      try calls.exchange(temporary, target)
    } catch .notSupported {
      return try takeByRenaming(calls)
    } catch .notFound {
      throw .changedWhileEditing
    }
    do throws(FileError) {
      try calls.expectUnchanged(temporary, before, old)
    } catch {
      putBack(calls)
      throw error
    }
  }

  mutating func undo(_ calls: CommitCalls) {
    if isRenamed { undoByRenaming(calls) } else { putBack(calls) }
  }

  // MARK: Where names can be exchanged

  /// Exchanges again. Should another have taken the name since, theirs is the newest, and gets it back.
  private mutating func putBack(_ calls: CommitCalls) {
    // What stands in the place, as far as this process knows.
    var placed = new
    // Somebody who writes as fast as this reads could go on for ever.
    for _ in 0..<100 {
      guard let mine = identity(temporary) else { break }
      do throws(FileError) {
        try calls.exchange(temporary, target)
      } catch {
        // Somebody has removed the file; what it held before comes back. Else the old bytes stay beside.
        if error == .notFound, (try? calls.rename(temporary, toNew: target)) != nil { return }
        break
      }
      if identity(temporary) == placed, placed != new || holdsNew(temporary) {
        if placed != new { left = CommitFailure.Left(path: path, kept: temporary) }
        return
      }
      placed = mine
    }
    left = CommitFailure.Left(path: path, kept: temporary)
  }

  private func identity(_ path: String) -> FileIdentity? {
    (try? FileSystemStatus(of: path, followsLinks: false))?.identity
  }

  private func holdsNew(_ path: String) -> Bool {
    (try? FileSystem.holds(after, at: path)) ?? false
  }

  // MARK: Where they cannot

  /// Compares just before, and renames: what another writes in between is lost. The old bytes stay beside until all is done.
  private mutating func takeByRenaming(_ calls: CommitCalls) throws(FileError) {
    guard isAlone else { throw .folderInUse }
    try calls.writeBeside(target, before, as: copy, like: OldFile(path: target, status: old))
    isCopied = true
    try calls.expectUnchanged(target, before, old)
    try calls.rename(temporary, over: target)
    isRenamed = true
  }

  private mutating func undoByRenaming(_ calls: CommitCalls) {
    if identity(target) == new, holdsNew(target), (try? calls.rename(copy, over: target)) != nil { return }
    left = CommitFailure.Left(path: path, kept: copy)
  }
}
