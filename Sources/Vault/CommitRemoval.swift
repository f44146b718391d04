/// A file that is to go: it is renamed, compared, and removed when all else is done.
struct CommitRemoval: CommitPart {
  let path: String
  let before: [UInt8]
  /// Of what the name leads to.
  let old: FileSystemStatus
  let isLink: Bool
  let temporary: String
  private var isTaken = false
  private(set) var left: CommitFailure.Left?

  var folder: String { FileSystem.folder(of: path) }
  var temporaries: [String] { isTaken ? [temporary] : [] }

  init(_ path: String, before: [UInt8], old: FileSystemStatus, isLink: Bool, kind: TemporaryName.Kind) {
    self.path = path
    self.before = before
    self.old = old
    self.isLink = isLink
    temporary = FileSystem.path(of: TemporaryName(kind, beside: FileSystem.name(of: path), before: before), beside: path)
  }

  mutating func take(_ calls: CommitCalls) throws(FileError) {
    do throws(FileError) {
      try calls.rename(path, over: temporary)
    } catch .notFound {
      throw .changedWhileEditing
    } catch .notPermitted {
      throw .folderNotPermitted
    }
    isTaken = true
    do throws(FileError) {
      try calls.expectUnchanged(temporary, before, old, followsLinks: isLink)
    } catch {
      undo(calls)
      throw error
    }
  }

  mutating func undo(_ calls: CommitCalls) {
    do throws(FileError) {
      try calls.rename(temporary, toNew: path)
      isTaken = false
    } catch {
      left = CommitFailure.Left(path: path, kept: temporary)
    }
  }
}
