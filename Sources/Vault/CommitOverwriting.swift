/// New bytes for a file that has several names (hard links): they are written into the file, so that all its names show them,
/// while a copy of the old bytes lies beside it.
struct CommitOverwriting: CommitPart {
  let path: String
  let target: String
  let before: [UInt8]
  let after: [UInt8]
  let old: FileSystemStatus
  let copy: String
  private(set) var left: CommitFailure.Left?

  var folder: String { FileSystem.folder(of: target) }
  var temporaries: [String] { [copy] }

  init(
    _ path: String,
    at target: String,
    before: [UInt8],
    after: [UInt8],
    old: FileSystemStatus,
    _ calls: CommitCalls
  ) throws(FileError) {
    self.path = path
    self.target = target
    self.before = before
    self.after = after
    self.old = old
    let name = TemporaryName(.copy, beside: FileSystem.name(of: target), before: before, after: after)
    copy = FileSystem.path(of: name, beside: target)
    do throws(FileError) {
      try calls.writeBeside(target, before, as: copy, like: OldFile(path: target, status: old))
      // The copy must be found after a power cut.
      do throws(FileError) {
        try calls.synchronizeFolder(FileSystem.folder(of: target))
      } catch {
        try? calls.remove(copy)
        throw error
      }
    } catch {
      throw error == .notPermitted ? .folderNotPermitted : error
    }
  }

  mutating func take(_ calls: CommitCalls) throws(FileError) {
    if let failure = try write(after, over: before, calls) {
      bringBack(calls) { () throws(FileError) in }
      throw failure
    }
  }

  mutating func undo(_ calls: CommitCalls) {
    bringBack(calls) { [target, after, old] () throws(FileError) in
      try calls.expectUnchanged(target, after, old, isOpen: true)
    }
  }

  private func write(_ bytes: [UInt8], over read: [UInt8], _ calls: CommitCalls) throws(FileError) -> FileError? {
    // While this process has the file open for writing, it cannot ask whether others have.
    try calls.expectUnchanged(target, read, old)
    return try calls.overwrite(target, bytes) { () throws(FileError) in
      try calls.expectUnchanged(target, read, old, isOpen: true)
    }
  }

  private mutating func bringBack(_ calls: CommitCalls, check: () throws(FileError) -> Void) {
    do throws(FileError) {
      if try calls.overwrite(target, before, check: check) == nil { return }
    } catch {}
    left = CommitFailure.Left(path: path, kept: copy)
  }
}
