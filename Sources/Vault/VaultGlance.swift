public import Chronology
public import Outline
public import Planner
import SourceText

/// The files of a vault as far as a glance tells: which there are, and the bytes of those that may be wanted. `VaultPlans` reads
/// what they say, of all of them or of as few as will do.
public struct VaultGlance: Sendable {
  /// The folder of the vault, absolute and without symbolic links; of files in no vault, the folder that was named.
  public let folder: String
  /// The same as it is shown: told from the current folder, if that lies in it or it in that.
  public let shownFolder: String
  /// What could not be read; the rest is there.
  public let problems: [FileWalker.Problem]

  private let listing: VaultListing
  /// Each file of the listing.
  private let looks: [Look]
  private let rootIndex: Int?
  private let root: Found?
  private let folders: KindFolders
  private let wish: Wish
  /// The files that were read before, by their names.
  private let readBefore: [String: VaultPlans.File<Plan>]
  private let jobs: Int

  /// Looks at the vault that a path lies in; of a folder in none, at the files in it.
  ///
  /// - Parameters:
  ///   - days: which days are wanted; of the others only the beginning is looked at. Nil for none.
  ///   - kinds: which other kinds are wanted besides the root, likewise.
  ///   - mayMatter: whether a file may have what is looked for, as far as its beginning, its bytes and its name tell; it is not
  ///     wanted otherwise. The root always is.
  ///   - knownRoot: the root, where it was read before.
  ///   - files: what else was read before, with its text. A file of that name and path is not read again.
  ///   - texts: the texts of files that are held in memory and take the place of those on the disk, by their names.
  ///   - known: the files of the vault, where it was walked before.
  ///   - unwanted: the names of files of which it was found before that they are not wanted. They are not looked at.
  ///   - remembered: which tasks the records of files have. Rules hold them against one another, as edits do that prove themselves;
  ///     views find them in the plans.
  ///   - limit: the most bytes of a file that are read.
  ///   - jobs: how many threads may work.
  public init(
    at path: String,
    days: ClosedRange<CivilDate>?,
    kinds: Set<DocumentKind>,
    where mayMatter: @Sendable (FilePeek, [UInt8], _ name: String) -> Bool = { _, _, _ in true },
    root knownRoot: VaultRoot.Reading? = nil,
    known files: [VaultPlans.File<Plan>] = [],
    texts: [String: [UInt8]] = [:],
    listing known: VaultListing? = nil,
    besides unwanted: Set<String> = [],
    tasks remembered: RememberedTasks = .ofProjects,
    limit: Int,
    jobs: Int
  ) {
    let real = try? FileSystem.realPath(path).get()
    folder = VaultRoot.find(from: path) ?? real ?? path
    let listing: VaultListing
    if let known, known.root == folder { listing = known } else { listing = VaultListing(root: folder) }
    let wish = Wish(days: days, kinds: kinds.union([.vault]), tasks: remembered)
    let untouched = files.filter { texts[$0.record.name] == nil }.map { ($0.record.name, $0) }
    let readBefore = Dictionary(untouched) { first, _ in first }
    @Sendable func look(_ index: Int, _ folders: KindFolders, _ mayMatter: (FilePeek, [UInt8], String) -> Bool) -> Look {
      let file = listing.files[index]
      let text = texts[file.name] ?? VaultGlance.known(file, among: readBefore)?.record.source.bytes
      return Look(at: file, in: listing.root, text, folders, wish, where: mayMatter, limit: limit)
    }
    // The root says what kind the others are.
    let rootIndex = listing.files.firstIndex { $0.name == VaultRoot.fileName }
    self.rootIndex = rootIndex
    let first: Look?
    if let rootIndex, let knownRoot, knownRoot.folder == folder, knownRoot.plan.vault != nil {
      var record = knownRoot.record
      record.path = listing.files[rootIndex].path
      (first, root) = (.other(nil), .plan(record, knownRoot.plan))
    } else {
      first = rootIndex.map { look($0, KindFolders()) { _, _, _ in true } }
      root = first.flatMap { Found(listing.files[rootIndex ?? 0], $0, nil, KindFolders(), wish) { _, _, _ in true } }
    }
    let folders = root?.plan?.vault?.folders ?? KindFolders()
    looks = Workers.map(count: listing.files.count, jobs: jobs) { index in
      if index == rootIndex, let first { return first }
      if !unwanted.isEmpty, unwanted.contains(listing.files[index].name) { return Look.other(nil) }
      return look(index, folders, mayMatter)
    }
    problems =
      listing.problems
      + zip(listing.files, looks).compactMap { file, look in
        if case .failed(let error) = look { FileWalker.Problem(path: file.path, error: error) } else { nil }
      }
    shownFolder = listing.shownRoot
    (self.listing, self.folders, self.wish, self.readBefore, self.jobs) = (listing, folders, wish, readBefore, jobs)
  }

  /// What was read of a file before.
  private static func known(
    _ file: VaultListing.File,
    among files: [String: VaultPlans.File<Plan>]
  ) -> VaultPlans.File<Plan>? {
    guard let known = files[file.name], known.record.path == file.path else { return nil }
    return known
  }

  /// Whether nobody can say what holds in the vault, as its root or the folder itself could not be read.
  public var isWithoutFooting: Bool {
    let essential = [shownFolder, FileSystem.path(of: VaultRoot.fileName, in: shownFolder)]
    return problems.contains { essential.contains($0.path) }
  }

  /// What the files say that could be read, in the order of the listing.
  func found(
    where mayMatter: @Sendable (FilePeek, [UInt8], _ name: String) -> Bool
  ) -> [(file: VaultListing.File, found: Found)] {
    let found = Workers.map(count: looks.count, jobs: jobs) { index -> Found? in
      let file = listing.files[index]
      if index == rootIndex { return root }
      return Found(file, looks[index], VaultGlance.known(file, among: readBefore), folders, wish, where: mayMatter)
    }
    return zip(listing.files, found).compactMap { file, found in found.map { (file, $0) } }
  }

  /// Whether a file may be of a kind, as far as a glance tells. Of one without front matter its folder says it.
  public func mayBe(_ kind: DocumentKind, _ peek: FilePeek, _ bytes: [UInt8], _ name: String) -> Bool {
    guard peek == .unknown else { return peek == .kind(kind) }
    return FilePeek.mayHaveFrontMatter(bytes) || folders.kind(ofFileNamed: name) ?? kind == kind
  }

  /// Which files are wanted.
  fileprivate struct Wish: Sendable {
    let days: ClosedRange<CivilDate>?
    let kinds: Set<DocumentKind>
    let tasks: RememberedTasks

    func isOf(_ peek: FilePeek) -> Bool {
      switch peek {
      case .day(let date): days?.contains(date) ?? false
      case .kind(let kind): kinds.contains(kind)
      case .unknown: true
      case .note: false
      }
    }

    func isOf(_ plan: Plan) -> Bool {
      guard case .day(let day) = plan else { return kinds.contains(plan.kind) }
      return day.date.map { days?.contains($0) ?? false } ?? false
    }

    /// The day that a setting would make a note.
    func unclaimedDay(_ peek: FilePeek, _ bytes: [UInt8], _ name: String) -> CivilDate? {
      guard peek == .note || peek == .unknown, let days, let date = DayFolders.date(ofDayNamed: name), days.contains(date)
      else { return nil }
      return DayFolders.hasNote(name, Document(reading: SourceText(bytes))) ? date : nil
    }
  }

  /// What a glance at one file tells.
  fileprivate enum Look: Sendable {
    case failed(FileError)
    case wanted(FilePeek, [UInt8])
    /// Not wanted; the day that a setting would make it.
    case other(CivilDate?)

    /// - Parameter text: that of the file, where it is not read from the disk.
    init(
      at file: VaultListing.File,
      in root: String,
      _ text: [UInt8]?,
      _ folders: KindFolders,
      _ wish: Wish,
      where mayMatter: (FilePeek, [UInt8], String) -> Bool,
      limit: Int
    ) {
      switch text.map(Result.success) ?? FileSystem.read(FileSystem.path(of: file.name, in: root), limit: limit) {
      case .failure(let error): self = .failed(error)
      case .success(let bytes):
        let peek = FilePeek(bytes, name: file.name, in: folders)
        let isWanted = wish.isOf(peek) && mayMatter(peek, bytes, file.name)
        self = isWanted ? .wanted(peek, bytes) : .other(wish.unclaimedDay(peek, bytes, file.name))
      }
    }
  }

  /// What one file says.
  enum Found: Sendable {
    case plan(VaultRecord, Plan)
    /// A note that a setting would make a day.
    case day(CivilDate)
    /// Not wanted, or another note.
    case other

    fileprivate var plan: Plan? { if case .plan(_, let plan) = self { plan } else { nil } }

    /// Nil where it could not be read.
    ///
    /// - Parameter known: what was read of it before.
    fileprivate init?(
      _ file: VaultListing.File,
      _ look: Look,
      _ known: VaultPlans.File<Plan>?,
      _ folders: KindFolders,
      _ wish: Wish,
      where mayMatter: (FilePeek, [UInt8], String) -> Bool
    ) {
      switch look {
      case .failed: return nil
      case .other(let date): self = date.map { .day($0) } ?? .other
      case .wanted(let peek, let bytes):
        guard mayMatter(peek, bytes, file.name),
          let (record, plan) = known.map({ (record: $0.record, plan: $0.value) })
            ?? VaultRecord.read(bytes, path: file.path, name: file.name, in: folders, tasks: wish.tasks),
          wish.isOf(plan)
        else {
          self = wish.unclaimedDay(peek, bytes, file.name).map { .day($0) } ?? .other
          return
        }
        self = .plan(record, plan)
      }
    }
  }
}
