import Pages
import SourceText
import Vault
import Workspace

/// Where it is kept what the pages of a site were made from: outside of the site, so that who publishes it does not publish that.
/// Whatever becomes of it, a site gets the same pages.
struct SiteMemoryFile: Sendable {
  /// Of how many sites something is remembered.
  private static let capacity = 50

  private let site: String
  private let folder: String
  private let program: UInt64

  /// - Returns: Nil where no folder is known for what programs remember, or this program cannot be told from others.
  init?(ofSite site: String, stateFolder: String?) {
    guard let stateFolder, let stamp = FileSystem.programStamp else { return nil }
    self.site = site
    folder = FileSystem.path(of: "tidemark/sites", in: stateFolder)
    var digest = ContentDigest()
    digest.add(Tidemark.version)
    digest.add(stamp)
    program = digest.value
  }

  /// Nil while the site is not there.
  private var path: String? {
    let place = try? FileSystem.realPath(site).get()
    return place.map { FileSystem.path(of: StateFolder.name(of: $0), in: folder) }
  }

  func read() -> SiteMemory {
    let bytes = path.flatMap { try? FileSystem.read($0).get() }
    return bytes.map { SiteMemory($0, program: program) } ?? SiteMemory(program: program)
  }

  /// An error is none for the site: it is made anew next time.
  func write(_ memory: SiteMemory) {
    guard let path, case .success = FileSystem.makePrivateFolders(folder) else { return }
    let names = (try? FileSystem.names(in: folder).get()) ?? []
    if names.count >= SiteMemoryFile.capacity, !names.contains(FileSystem.name(of: path)) { forget(names) }
    let before = try? FileSystem.read(path).get()
    _ = FileSystem.commit([FileChange(path: path, before: before, after: memory.bytes)], durability: .remakable)
  }

  /// Nobody has so many sites; they were made for a while, as those of tests are.
  private func forget(_ names: [String]) {
    for name in names {
      let path = FileSystem.path(of: name, in: folder)
      guard let bytes = try? FileSystem.read(path).get() else { continue }
      _ = FileSystem.commit([FileChange(path: path, before: bytes, after: nil)], durability: .remakable)
    }
  }
}

/// What a run learns of the pages of a site, on all of its threads.
struct SiteMemoryNotes: Sendable {
  private struct Note: Hashable, Sendable {
    var place: Int
    var source: UInt64
    var page: UInt64
  }

  private let notes = Collector<Note>()

  func add(_ entry: SiteMemory.Entry, ofPage place: Int) {
    notes.insert(Note(place: place, source: entry.source, page: entry.page))
  }

  /// All of it, for the paths of the pages.
  func memory(_ paths: [String], after old: SiteMemory) -> SiteMemory {
    var memory = old.emptied
    for note in notes.elements { memory[paths[note.place]] = SiteMemory.Entry(source: note.source, page: note.page) }
    return memory
  }
}
