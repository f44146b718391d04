/// A file that must not exist yet: its bytes are in a file beside, which gets the name if nothing has it.
struct CommitCreation: CommitPart {
  let path: String
  let after: [UInt8]
  let temporary: String
  private let new: FileIdentity
  /// Where the bytes are until they are on the disk; nil afterwards.
  private var fresh: String?
  private(set) var left: CommitFailure.Left?

  var folder: String { FileSystem.folder(of: path) }
  var temporaries: [String] { [fresh ?? temporary] }

  init(_ path: String, _ after: [UInt8], kind: TemporaryName.Kind, _ calls: CommitCalls) throws(FileError) {
    self.path = path
    self.after = after
    temporary = FileSystem.path(of: TemporaryName(kind, beside: FileSystem.name(of: path), after: after), beside: path)
    switch kind {
    case .several:
      let begun = try calls.beginBeside(path, after)
      (new, fresh) = (begun.status.identity, begun.fresh)
    case .fresh, .single, .copy: new = try calls.writeBeside(path, after, as: temporary).identity
    }
  }

  mutating func settle(_ calls: CommitCalls) throws(FileError) {
    guard let fresh else { return }
    try calls.finish(fresh, as: temporary)
    self.fresh = nil
  }

  mutating func take(_ calls: CommitCalls) throws(FileError) {
    try calls.rename(temporary, toNew: path)
  }

  mutating func undo(_ calls: CommitCalls) {
    do throws(FileError) {
      try calls.rename(path, toNew: temporary)
    } catch .notFound {
      return
    } catch {
      left = CommitFailure.Left(path: path, kept: nil)
      return
    }
    let status = try? FileSystemStatus(of: temporary, followsLinks: false)
    let isOurs = status?.identity == new && (try? FileSystem.holds(after, at: temporary)) ?? false
    if isOurs { return }
    // Somebody has changed it meanwhile: it is theirs now.
    let isBack = (try? calls.rename(temporary, toNew: path)) != nil
    left = CommitFailure.Left(path: path, kept: isBack ? nil : temporary)
  }
}
