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

    package init(record: VaultRecord, value: Value) {
      self.record = record
      self.value = value
    }
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
  public let problems: [FileWalker.Problem]
  /// Whether nobody can say what holds in the vault, as its root or the folder itself could not be read.
  public let isWithoutFooting: Bool

  /// A note that is named by a day.
  public struct UnclaimedDay: Sendable {
    /// As it is shown.
    public var path: String
    /// The path from the root of the vault.
    public var name: String
    public var date: CivilDate
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
  /// - Parameters: as those of `VaultGlance`.
  public init(
    at path: String,
    days wanted: ClosedRange<CivilDate>?,
    kinds: Set<DocumentKind> = [.project, .stacks],
    where mayMatter: @Sendable (FilePeek, [UInt8], _ name: String) -> Bool = { _, _, _ in true },
    known files: [File<Plan>] = [],
    texts: [String: [UInt8]] = [:],
    listing: VaultListing? = nil,
    besides unwanted: Set<String> = [],
    tasks remembered: RememberedTasks = .ofProjects,
    limit: Int,
    jobs: Int
  ) {
    self.init(
      VaultGlance(
        at: path,
        days: wanted,
        kinds: kinds,
        where: mayMatter,
        known: files,
        texts: texts,
        listing: listing,
        besides: unwanted,
        tasks: remembered,
        limit: limit,
        jobs: jobs
      )
    )
  }

  /// Reads what a glance found.
  ///
  /// - Parameter mayMatter: whether a file may have what is looked for; it is not read otherwise. The root always is.
  public init(
    _ glance: VaultGlance,
    where mayMatter: @Sendable (FilePeek, [UInt8], _ name: String) -> Bool = { _, _, _ in true }
  ) {
    folder = glance.folder
    shownFolder = glance.shownFolder
    problems = glance.problems
    isWithoutFooting = glance.isWithoutFooting
    for (file, found) in glance.found(where: mayMatter) {
      switch found {
      case .plan(let record, let plan): files.append(File(record: record, value: plan))
      case .day(let date): unclaimedDays.append(UnclaimedDay(path: file.path, name: file.name, date: date))
      case .other: break
      }
    }
    for file in files {
      switch file.value {
      case .page(let page): pages.append(File(record: file.record, value: page))
      case .day(let day): days.append(File(record: file.record, value: day))
      case .project(let project): projects.append(File(record: file.record, value: project))
      case .ritual(let ritual): rituals.append(File(record: file.record, value: ritual))
      case .stacks(let stacks): self.stacks.append(File(record: file.record, value: stacks))
      case .life(let life): lives.append(File(record: file.record, value: life))
      case .activities(let activities): self.activities.append(File(record: file.record, value: activities))
      case .vault(let vault):
        guard file.record.name == VaultRoot.fileName else { continue }
        rootFile = rootFile ?? File(record: file.record, value: vault)
      }
    }
    root = rootFile?.value
    // Days are in the order of their dates, and in no list.
    let index = VaultIndex(files.map(\.record).filter { $0.kind.traits.identity != .date })
    isOwnLifeUndecided = index.isOwnLifeUndecided
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
    // Files are large to move, and names dear to compare.
    let places = files.map { order[$0.record.name, default: 0] }
    files = files.indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { files[$0] }
  }
}
