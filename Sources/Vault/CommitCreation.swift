/// A file that must not exist yet: its bytes are in a file beside, which gets the name if nothing has it.
struct CommitCreation: CommitPart {
  let path: String
  let after: [UInt8]
  private(set) var temporary: String
  private let new: FileIdentity
  /// Where the bytes are until they are on the disk; nil afterwards.
  private var fresh: String?
  private var isTaken = false
  private let isRemakable: Bool
  private(set) var left: CommitFailure.Left?

  var folder: String { FileSystem.folder(of: path) }
  var temporaries: [String] { isTaken ? [] : [fresh ?? temporary] }

  init(
    _ path: String,
    _ after: [UInt8],
    kind: TemporaryName.Kind,
    durability: Durability,
    _ calls: CommitCalls
  ) throws(FileError) {
    self.path = path
    self.after = after
    switch durability {
    case .remakable:
      isRemakable = true
      // Where the process ends, what it had begun is thrown away.
      let begun = try calls.beginBeside(path, after)
      (temporary, new) = (begun.fresh, begun.status.identity)
      return
    case .durable: isRemakable = false
    }
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
    isTaken = true
  }

  mutating func undo(_ calls: CommitCalls) {
    do throws(FileError) {
      try calls.rename(path, toNew: temporary)
      isTaken = false
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
    isTaken = isBack
    if !isBack, isRemakable { keep(calls) }
    left = CommitFailure.Left(path: path, kept: isBack ? nil : temporary)
  }

  /// Gives what is somebody else's a name under which the next commit leaves it.
  private mutating func keep(_ calls: CommitCalls) {
    let name = TemporaryName(.several, beside: FileSystem.name(of: path), after: after)
    let kept = FileSystem.path(of: name, beside: path)
    if (try? calls.rename(temporary, toNew: kept)) != nil { temporary = kept }
  }
}
