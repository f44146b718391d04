public import Chronology
public import Outline
public import Planner
import SourceText

/// The typed values of a vault that views show: its settings, projects, stacks, and the days that are asked for.
public struct VaultPlans: Sendable {
  /// One file: its values, and where they stand in it.
  public struct File<Value: Sendable>: Sendable {
    public var record: VaultRecord
    public var value: Value
  }

  /// The folder of the vault, absolute and without symbolic links; of files in no vault, the folder that was named.
  public let folder: String
  /// The same as it is shown: told from the current folder, if that lies in it or it in that.
  public let shownFolder: String
  /// What the root says; nil where there is none.
  public private(set) var root: VaultPlan?
  /// The file of the root, where there is one.
  public private(set) var rootFile: File<VaultPlan>?
  /// Every file of a kind that was asked for, and the root, in the order in which they were found. What follows are those of
  /// each kind, the same values.
  public private(set) var files: [File<Plan>] = []
  /// In the order of the root's list.
  public private(set) var projects: [File<Project>] = []
  /// By their titles.
  public private(set) var stacks: [File<TaskStacks>] = []
  /// In the order of the root's list.
  public private(set) var pages: [File<FocusPage>] = []
  /// In the order of the root's list.
  public private(set) var rituals: [File<Ritual>] = []
  /// That of the owner first, then by their titles.
  public private(set) var lives: [File<Life>] = []
  /// Whether nothing says which of several lives is the owner's.
  public private(set) var isOwnLifeUndecided = false
  public private(set) var activities: [File<Activities>] = []
  /// By date; of two files for one day, the one that is found first comes first.
  public private(set) var days: [File<AnchorDay>] = []
  /// Notes that a setting would make days, of the days that are asked for: they are named by them, say no kind, and no setting names
  /// their folder.
  public private(set) var unclaimedDays: [UnclaimedDay] = []
  /// What could not be read; the rest is there.
  public private(set) var problems: [FileWalker.Problem] = []

  /// A note that is named by a day.
  public struct UnclaimedDay: Sendable {
    /// As it is shown.
    public var path: String
    /// The path from the root of the vault.
    public var name: String
    public var date: CivilDate
  }

  /// Whether nobody can say what holds in the vault, as its root or the folder itself could not be read.
  public var isWithoutFooting: Bool {
    let essential = [shownFolder, FileSystem.path(of: VaultRoot.fileName, in: shownFolder)]
    return problems.contains { essential.contains($0.path) }
  }

  public var settings: Settings { root?.settings ?? Settings() }

  /// The path, as it is shown, that a file of a day would have which has none.
  package func path(ofNewDay date: CivilDate) -> String {
    let folder = root.map { $0.settings.folders.folder(forNew: .day) }
    let name = folder.map { FileSystem.path(of: "\(date).md", in: $0) } ?? "\(date).md"
    return FileSystem.path(of: name, in: shownFolder)
  }

  /// Reads the vault that a path lies in; of a folder in none, the files in it.
  ///
  /// - Parameters:
  ///   - wanted: which days to read; of the others only the beginning is looked at. Nil for none.
  ///   - kinds: which other kinds to read besides the root, likewise.
  ///   - mayMatter: whether a file may have what is looked for, as far as its beginning, its bytes and its name tell; it is not
  ///     read otherwise. The root always is.
  ///   - texts: the texts of files that are held in memory and take the place of those on the disk, by their names.
  ///   - limit: the most bytes of a file that are read.
  ///   - jobs: how many threads may work.
  public init(
    at path: String,
    days wanted: ClosedRange<CivilDate>?,
    kinds: Set<DocumentKind> = [.project, .stacks],
    where mayMatter: @Sendable (FilePeek, [UInt8], _ name: String) -> Bool = { _, _, _ in true },
    texts: [String: [UInt8]] = [:],
    limit: Int,
    jobs: Int
  ) {
    let real = try? FileSystem.realPath(path).get()
    folder = VaultRoot.find(from: path) ?? real ?? path
    let listing = VaultListing(root: folder)
    shownFolder = listing.shownRoot
    problems = listing.problems
    let kinds = kinds.union([.vault])
    // The root says what kind the others are.
    let rootIndex = listing.files.firstIndex { $0.name == VaultRoot.fileName }
    let first = rootIndex.map { root in
      Loaded(listing.files[root], listing.root, texts, KindFolders(), wanted, kinds, where: { _, _, _ in true }, limit: limit)
    }
    let folders = first?.plan?.vault?.folders ?? KindFolders()
    let made = Workers.map(count: listing.files.count, jobs: jobs) { index in
      if index == rootIndex, let first { return first }
      return Loaded(listing.files[index], listing.root, texts, folders, wanted, kinds, where: mayMatter, limit: limit)
    }
    for (file, loaded) in zip(listing.files, made) {
      switch loaded {
      case .failed(let error): problems.append(FileWalker.Problem(path: file.path, error: error))
      case .plan(let record, let plan): files.append(File(record: record, value: plan))
      case .day(let date): unclaimedDays.append(UnclaimedDay(path: file.path, name: file.name, date: date))
      case .other: break
      }
    }
    let index = VaultIndex(files.map(\.record))
    isOwnLifeUndecided = index.isOwnLifeUndecided
    rootFile = all(\.vault).first { $0.record.name == VaultRoot.fileName }
    root = rootFile?.value
    (pages, projects, rituals) = (all(\.page), all(\.project), all(\.ritual))
    (stacks, lives, activities, days) = (all(\.stacks), all(\.life), all(\.activities), all(\.day))
    VaultPlans.sort(&pages, as: .page, in: index)
    VaultPlans.sort(&projects, as: .project, in: index)
    VaultPlans.sort(&rituals, as: .ritual, in: index)
    VaultPlans.sort(&stacks, as: .stacks, in: index)
    VaultPlans.sort(&lives, as: .life, in: index)
    VaultPlans.sort(&activities, as: .activities, in: index)
    days.sort { ($0.record.date ?? .earliest, $0.record.name) < ($1.record.date ?? .earliest, $1.record.name) }
  }

  private static func sort<Value>(_ files: inout [File<Value>], as kind: DocumentKind, in index: VaultIndex) {
    guard files.count > 1 else { return }
    let order = Dictionary(index.ordered(kind).enumerated().map { ($1.name, $0) }) { first, _ in first }
    files.sort { order[$0.record.name, default: 0] < order[$1.record.name, default: 0] }
  }

  /// The files of a kind.
  private func all<Value>(_ value: KeyPath<Plan, Value?>) -> [File<Value>] {
    files.compactMap { file in file.value[keyPath: value].map { File(record: file.record, value: $0) } }
  }

  private enum Loaded: Sendable {
    case failed(FileError)
    case plan(VaultRecord, Plan)
    /// A note that a setting would make a day.
    case day(CivilDate)
    /// Not asked for, or another note.
    case other

    var plan: Plan? { if case .plan(_, let plan) = self { plan } else { nil } }

    init(
      _ file: VaultListing.File,
      _ root: String,
      _ texts: [String: [UInt8]],
      _ folders: KindFolders,
      _ wanted: ClosedRange<CivilDate>?,
      _ kinds: Set<DocumentKind>,
      where mayMatter: (FilePeek, [UInt8], String) -> Bool,
      limit: Int
    ) {
      switch texts[file.name].map(Result.success) ?? FileSystem.read(FileSystem.path(of: file.name, in: root), limit: limit) {
      case .failure(let error): self = .failed(error)
      case .success(let bytes):
        let peek = FilePeek(bytes, name: file.name, in: folders)
        guard Loaded.isWanted(peek, wanted, kinds), mayMatter(peek, bytes, file.name),
          let (record, plan) = VaultRecord.read(bytes, path: file.path, name: file.name, in: folders),
          Loaded.isWanted(plan, wanted, kinds)
        else {
          self = Loaded.unclaimedDay(bytes, file.name, wanted).map { .day($0) } ?? .other
          return
        }
        self = .plan(record, plan)
      }
    }

    private static func unclaimedDay(_ bytes: [UInt8], _ name: String, _ wanted: ClosedRange<CivilDate>?) -> CivilDate? {
      guard let wanted, let date = DayFolders.date(ofDayNamed: name), wanted.contains(date) else { return nil }
      return DayFolders.hasNote(name, Document(reading: SourceText(bytes))) ? date : nil
    }

    private static func isWanted(_ peek: FilePeek, _ wanted: ClosedRange<CivilDate>?, _ kinds: Set<DocumentKind>) -> Bool {
      switch peek {
      case .day(let date): wanted?.contains(date) ?? false
      case .kind(let kind): kinds.contains(kind)
      case .unknown: true
      case .note: false
      }
    }

    private static func isWanted(_ plan: Plan, _ wanted: ClosedRange<CivilDate>?, _ kinds: Set<DocumentKind>) -> Bool {
      guard case .day(let day) = plan else { return kinds.contains(plan.kind) }
      return day.date.map { wanted?.contains($0) ?? false } ?? false
    }
  }
}
