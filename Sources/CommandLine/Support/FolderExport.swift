import Diagnostics
import Languages
import Vault
import Workspace

/// Writes an export of many files into a folder: what is new or changed, and nothing else.
///
/// No list says what was written before, which could be out of date after a run that was ended: a file says itself whose it
/// is. So a run that was ended at any moment is made good by the next. Files are made one by one and written some at a time, so that
/// never all of them are in memory.
struct FolderExport: Sendable {
  let folder: String
  /// The files that are to be there, from the folder, their parts separated by `/`.
  let paths: [String]
  /// The bytes of a file, by its place in `paths`. It may be called on any thread.
  let bytes: @Sendable (Int) -> [UInt8]
  /// Whether what is in the place of a file is known to be what is to be there, which then is not made. What is there is read only if
  /// that is asked for. It may be called on any thread.
  var isKnown: @Sendable (Int, _ read: () -> [UInt8]?) -> Bool = { _, _ in false }
  let jobs: Int
  /// Whether Tidemark may have written a file of that path.
  let isName: @Sendable (String) -> Bool
  /// Whether a file of that path is as Tidemark writes it. What somebody else wrote is never removed.
  let isOurs: @Sendable ([UInt8], String) -> Bool
  /// Whether a file that is to be written may take the place of one that is not ours, as nobody else can have made its name.
  var hasOwnNames = false
  /// Whether the files must outlast a power cut. If not, what one has emptied is written again.
  var durability: Durability = .durable

  /// How many bytes of changes, old and new, are written together, all of them or none.
  private static let mostBytes = 8 << 20
  /// How many files may be made before they are written: as many as are made while some are on their way to the disk, which takes as
  /// long as some hundreds do.
  private static let mostAhead = 512
  /// How many files a thread begins at a time. Some take hundreds of times as long as others: more of them would leave one thread with
  /// many of those while the others have nothing to do.
  private static let portion = 4
  /// How many bytes from its beginning say whose a file is.
  private static let mostOfHead = 2048

  /// Whether an output is a folder: it is there as one, or its path ends in `/`.
  static func isFolder(_ output: String) -> Bool { output.hasSuffix("/") || FileSystem.isDirectory(output) }

  private struct Problem: Error {
    let words: Told
    init(_ words: Told) { self.words = words }
  }

  /// What became of the folder.
  private struct Account {
    var written = 0
    var removed = 0
    var unchanged = 0
    /// Those that are still to be made.
    var changes: [FileChange] = []
    var bytes = 0
  }

  func write(_ console: Console) -> ExitCode {
    do {
      let account = try writeAll().get()
      let sum = FolderExportMessage.sum(
        ControlCharacters.escaping(folder),
        written: account.written,
        removed: account.removed,
        unchanged: account.unchanged
      )
      console.write(messages: console.language.say(sum) + "\n")
      return .success
    } catch {
      console.error.write("tidemark: \(error.words.text(in: console.language))\n")
      return .couldNotRun
    }
  }

  private func writeAll() -> Result<Account, Problem> {
    Result { () throws(Problem) in
      let present = try names()
      let same = try known(among: present)
      var account = Account()
      account.unchanged = same.count
      try writeChanged(present, besides: same, &account)
      try remove(present.subtracting(paths), &account)
      try commit(&account)
      return account
    }
  }

  // MARK: Before anything is written

  /// What is there in the place of a file.
  private enum Standing: Sendable {
    /// What is to be there.
    case same
    /// What may be written over.
    case ours
    case others(Problem)
  }

  /// The files that are there as they are to be, as far as that is known. Fails where a file is to be written in the place of one that
  /// is somebody else's.
  private func known(among present: Set<String>) throws(Problem) -> Set<Int> {
    guard !hasOwnNames, !present.isEmpty else { return [] }
    let places = paths.indices.filter { present.contains(paths[$0]) }
    var known: Set<Int> = []
    var problem: Problem?
    Workers.forEachInOrder(count: places.count, jobs: jobs, window: FolderExport.mostAhead) { index in
      standing(places[index])
    } consume: { index, standing in
      switch standing {
      case .same: known.insert(places[index])
      case .ours: break
      case .others(let found):
        problem = found
        return .stop
      }
      return .goOn
    }
    if let problem { throw problem }
    return known
  }

  private func standing(_ place: Int) -> Standing {
    let path = FileSystem.path(of: paths[place], in: folder)
    if isKnown(place, { try? FileSystem.read(path).get() }) { return .same }
    return problem(inWritingOver: paths[place]).map(Standing.others) ?? .ours
  }

  /// Why a file that is there must not be written over; nil where nothing stands against it.
  private func problem(inWritingOver name: String) -> Problem? {
    let path = FileSystem.path(of: name, in: folder)
    switch FileSystem.readStart(of: path, limit: FolderExport.mostOfHead) {
    case .failure(let error): return Problem(Told(error.told(about: path)))
    case .success(let head):
      if isOurs(head, name) || isEmptied(path, head) { return nil }
      return Problem(Told(FolderExportMessage.isOfOthers(ControlCharacters.escaping(path))))
    }
  }

  /// Whether a file may be one of ours that a power cut has emptied: some file systems leave no byte of it, and some as many as there
  /// were, all of them zero. To write over it loses nothing.
  private func isEmptied(_ path: String, _ head: [UInt8]) -> Bool {
    switch durability {
    case .durable: return false
    case .remakable:
      guard head.allSatisfy({ $0 == 0 }) else { return false }
      return head.count < FolderExport.mostOfHead || (try? FileSystem.read(path).get())?.allSatisfy { $0 == 0 } ?? false
    }
  }

  /// The files in the folder, if it is there.
  private func names() throws(Problem) -> Set<String> {
    guard FileSystem.exists(folder) else { return [] }
    do {
      return Set(try FileSystem.regularFiles(below: folder, where: isName).get())
    } catch {
      throw Problem(Told(error.told(about: folder)))
    }
  }

  // MARK: Writing

  /// A file that was made: what is to be changed, nil for nothing.
  private func made(_ place: Int, _ present: Set<String>) -> Result<FileChange?, Problem> {
    Result { () throws(Problem) in
      let path = FileSystem.path(of: paths[place], in: folder)
      let before = present.contains(paths[place]) ? try read(path) : nil
      let after = bytes(place)
      return after == before ? nil : FileChange(path: path, before: before, after: after)
    }
  }

  private func writeChanged(
    _ present: Set<String>,
    besides known: Set<Int>,
    _ account: inout Account
  ) throws(Problem) {
    var problem: Problem?
    let places = known.isEmpty ? Array(paths.indices) : paths.indices.filter { !known.contains($0) }
    // The thread that writes waits for the disk most of the time, so that there is one more.
    let threads = jobs > 1 ? jobs + 1 : 1
    Workers.forEachInOrder(
      count: places.count,
      jobs: threads,
      window: FolderExport.mostAhead,
      portion: FolderExport.portion
    ) { index in
      made(places[index], present)
    } consume: { _, made in
      do throws(Problem) {
        guard let change = try made.get() else {
          account.unchanged += 1
          return .goOn
        }
        account.written += 1
        try add(change, &account)
        return .goOn
      } catch {
        problem = error
        return .stop
      }
    }
    if let problem { throw problem }
  }

  /// Removes what is ours and no longer to be there.
  private func remove(_ unwanted: Set<String>, _ account: inout Account) throws(Problem) {
    for name in unwanted.sorted() {
      let path = FileSystem.path(of: name, in: folder)
      let bytes = try read(path)
      guard isOurs(bytes, name) else { continue }
      account.removed += 1
      try add(FileChange(path: path, before: bytes, after: nil), &account)
    }
    // All of these files can be made anew, so what a run that was ended has kept of them is of no use.
    for left in leftovers(beside: unwanted) { try add(FileChange(path: left.path, before: left.bytes, after: nil), &account) }
  }

  /// What a run that was ended has left in the folders of the files.
  private func leftovers(beside unwanted: Set<String>) -> [FileSystem.Leftover] {
    let folders = Set(paths.map(FileSystem.folder)).union(unwanted.map(FileSystem.folder)).union(["."])
    return folders.sorted().flatMap { own in
      FileSystem.replacedBytes(in: own == "." ? folder : FileSystem.path(of: own, in: folder)).filter { left in
        isOurs(left.bytes, own == "." ? left.owner : own + "/" + left.owner)
      }
    }
  }

  private func add(_ change: FileChange, _ account: inout Account) throws(Problem) {
    account.changes.append(change)
    account.bytes += (change.before?.count ?? 0) + (change.after?.count ?? 0)
    if account.bytes > FolderExport.mostBytes { try commit(&account) }
  }

  private func commit(_ account: inout Account) throws(Problem) {
    guard !account.changes.isEmpty else { return }
    if case .failure(let failure) = FileSystem.commit(account.changes, makingFolders: true, durability: durability) {
      throw Problem(Told(failure.told))
    }
    (account.changes, account.bytes) = ([], 0)
  }

  private func read(_ path: String) throws(Problem) -> [UInt8] {
    do {
      return try FileSystem.read(path).get()
    } catch {
      throw Problem(Told(error.told(about: path)))
    }
  }
}

/// What is told of a folder that an export was written into, or of why it was not.
enum FolderExportMessage: Message {
  /// `site/: 3 written, 1 removed, 20 unchanged`
  case sum(String, written: Int, removed: Int, unchanged: Int)
  case isOfOthers(String)
}
