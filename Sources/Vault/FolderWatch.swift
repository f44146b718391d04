internal import CFileSystem

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Tells that something below some folders has changed, new folders among them. Names that begin with a dot do not count, but for
/// `.gitignore`; so an editor's own files are passed over, and links are not followed.
///
/// The system tells of changes where it can (inotify(7)). Where it cannot, or not of so many folders, they are looked through each
/// time that is asked.
public final class FolderWatch {
  /// What a file looks like from outside; another means that it was changed.
  private struct Look: Hashable {
    var identity: FileIdentity
    var size: Int
    var seconds: Int
    var nanoseconds: Int
  }

  /// What has changed.
  public enum Change: Equatable, Sendable {
    case nothing
    /// Files that came, went or were written, by their paths; folders may be among them.
    case files(Set<String>)
    /// More than the names of files tell: folders came or went, or what is left out.
    case everything

    fileprivate mutating func add(_ other: Change) {
      switch (self, other) {
      case (_, .nothing), (.everything, _): break
      case (.nothing, _), (_, .everything): self = other
      case (.files(let paths), .files(let more)): self = .files(paths.union(more))
      }
    }
  }

  private let folders: [String]
  private let ignored: [String]
  /// The records of the system; nil where the folders are looked through.
  private var watch: Int32?
  /// The folders that are watched, by the numbers that the system gives them.
  private var watched: [Int32: String] = [:]
  /// What was seen when the folders were looked through last.
  private var looks: [String: Look] = [:]

  /// How long, in milliseconds, to wait before the folders are looked through again.
  public static let pollingPause = 500

  /// - Parameters:
  ///   - folders: absolute paths.
  ///   - ignored: absolute paths of files or folders of which changes do not count.
  ///   - polls: whether not to ask the system.
  public init(_ folders: [String], ignoring ignored: [String] = [], polls: Bool = false) {
    (self.folders, self.ignored) = (folders, ignored)
    let number = polls ? -1 : tidemark_watch_open()
    watch = number >= 0 ? number : nil
    if watch == nil { looks = look() } else { watchFolders() }
  }

  deinit {
    if let watch { close(watch) }
  }

  /// A file that poll(2) may wait for; nil where the folders are to be looked through from time to time.
  public var descriptor: Int32? { watch }

  /// Whether anything has changed since this was asked last, or since the beginning. It does not wait.
  public func hasChanged() -> Bool { takeChange() != .nothing }

  /// What has changed since this was asked last, or since the beginning. It does not wait.
  public func takeChange() -> Change {
    guard watch != nil else {
      let now = look()
      guard now != looks else { return .nothing }
      defer { looks = now }
      let paths = Set(now.keys).union(looks.keys).filter { now[$0] != looks[$0] }
      if paths.contains(where: { FileSystem.name(of: $0) == FolderWatch.ignoreFile }) { return .everything }
      return paths.isEmpty ? .nothing : .files(paths)
    }
    let change = takeRecords()
    if change != .nothing { watchFolders() }
    return change
  }

  private func isIgnored(_ path: String) -> Bool { ignored.contains { path == $0 || path.hasPrefix($0 + "/") } }

  private static func matters(_ name: String) -> Bool { !name.hasPrefix(".") || name == ignoreFile }

  /// It says of other files whether they are left out.
  private static let ignoreFile = ".gitignore"

  // MARK: The system's records

  /// Watches all folders as they are now. Where there is no room for more, they are looked through from now on.
  private func watchFolders() {
    guard let watch else { return }
    var waiting = folders
    while let folder = waiting.popLast() {
      let number = tidemark_watch_add(watch, folder)
      guard number >= 0 else {
        guard errno == ENOSPC || errno == ENOMEM else { continue }
        close(watch)
        self.watch = nil
        looks = look()
        return
      }
      watched[number] = folder
      waiting += below(folder, where: { $0 == .directory }).map(\.path).filter { !isIgnored($0) }
    }
  }

  /// Reads all records that there are, and says what those tell that count.
  private func takeRecords() -> Change {
    guard let watch else { return .nothing }
    var change = Change.nothing
    while true {
      let room = 1 << 16
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        count = max(read(watch, buffer.baseAddress, room), 0)
      }
      guard !chunk.isEmpty else { return change }
      change.add(self.change(in: chunk))
    }
  }

  /// The bit of a record that is about a folder (`IN_ISDIR`).
  private static let folderBit: UInt32 = 1 << 30

  /// A record is a number, three more of four bytes each, the first of which says what has happened, the last how long the name is, and
  /// the name, filled up with zeros.
  private func change(in records: [UInt8]) -> Change {
    let headLength = 16
    var offset = 0
    var paths: Set<String> = []
    var isEverything = false
    records.withUnsafeBytes { bytes in
      while offset + headLength <= bytes.count {
        let number = bytes.loadUnaligned(fromByteOffset: offset, as: Int32.self)
        let isFolder = bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self) & FolderWatch.folderBit != 0
        let length = Int(bytes.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
        let name = bytes[(offset + headLength)..<min(offset + headLength + length, bytes.count)].prefix { $0 != 0 }
        offset += headLength + length
        let text = String(decoding: name, as: UTF8.self)
        // Without a folder too much has happened for all to be told; without a name it is the folder itself.
        guard let folder = watched[number], !text.isEmpty else {
          isEverything = true
          continue
        }
        let path = FileSystem.path(of: text, in: folder)
        guard FolderWatch.matters(text), !isIgnored(path) else { continue }
        if isFolder || text == FolderWatch.ignoreFile { isEverything = true } else { paths.insert(path) }
      }
    }
    return isEverything ? .everything : paths.isEmpty ? .nothing : .files(paths)
  }

  // MARK: Looking through folders

  private func below(
    _ folder: String,
    where isWanted: (FileSystemStatus.Kind) -> Bool
  ) -> [(path: String, kind: FileSystemStatus.Kind)] {
    guard let entries = try? FileSystem.entries(of: folder) else { return [] }
    return entries.filter { isWanted($0.kind) && FolderWatch.matters($0.shownName) }
      .map { (FileSystem.path(of: $0.shownName, in: folder), $0.kind) }
  }

  private func look() -> [String: Look] {
    var looks: [String: Look] = [:]
    var waiting = folders
    while let folder = waiting.popLast() {
      for entry in below(folder, where: { _ in true }) where !isIgnored(entry.path) {
        looks[entry.path] = look(at: entry.path)
        if entry.kind == .directory { waiting.append(entry.path) }
      }
    }
    return looks
  }

  private func look(at path: String) -> Look? {
    var info = stat()
    guard lstat(path, &info) == 0 else { return nil }
    let status = FileSystemStatus(info)
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    // When something in a folder changes, it is told of there.
    guard status.kind != .directory else { return Look(identity: status.identity, size: 0, seconds: 0, nanoseconds: 0) }
    return Look(identity: status.identity, size: status.size, seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
  }
}
