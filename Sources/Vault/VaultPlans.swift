public import Chronology
import Outline
public import Planner
import Reading
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
  /// What the root says; nil where there is none.
  public private(set) var root: VaultPlan?
  /// In the order of the root's list.
  public private(set) var projects: [File<Project>] = []
  /// By their titles.
  public private(set) var stacks: [File<TaskStacks>] = []
  /// By date; of two files for one day, the one that is found first comes first.
  public private(set) var days: [File<AnchorDay>] = []
  /// What could not be read; the rest is there.
  public private(set) var problems: [FileWalker.Problem] = []

  public var settings: Settings { root?.settings ?? Settings() }

  /// Reads the vault that a path lies in; of a folder in none, the files in it.
  ///
  /// - Parameters:
  ///   - days: which days to read; of the others only the beginning is looked at.
  ///   - limit: the most bytes of a file that are read.
  ///   - jobs: how many threads may work.
  public init(at path: String, days wanted: ClosedRange<CivilDate>, limit: Int, jobs: Int) {
    let real = try? FileSystem.realPath(path).get()
    folder = VaultRoot.find(from: path) ?? real ?? path
    let listing = VaultListing(root: folder)
    problems = listing.problems
    var records: [VaultRecord] = []
    let made = Workers.map(count: listing.files.count, jobs: jobs) { index in
      Loaded(listing.files[index], in: listing.root, wanted, limit: limit)
    }
    for (file, loaded) in zip(listing.files, made) {
      switch loaded {
      case .failed(let error): problems.append(FileWalker.Problem(path: file.path, error: error))
      case .plan(let record, let plan):
        records.append(record)
        add(record, plan)
      case .other: break
      }
    }
    let index = VaultIndex(records, root: root)
    let order = Dictionary(index.ordered(.project).enumerated().map { ($1.name, $0) }) { first, _ in first }
    projects.sort { order[$0.record.name, default: 0] < order[$1.record.name, default: 0] }
    stacks.sort { ($0.record.title, $0.record.name) < ($1.record.title, $1.record.name) }
    days.sort { ($0.record.date ?? .earliest, $0.record.name) < ($1.record.date ?? .earliest, $1.record.name) }
  }

  private mutating func add(_ record: VaultRecord, _ plan: Plan) {
    switch plan {
    case .project(let project): projects.append(File(record: record, value: project))
    case .stacks(let stacks): self.stacks.append(File(record: record, value: stacks))
    case .day(let day): days.append(File(record: record, value: day))
    case .vault(let vault): if record.name == VaultRoot.fileName { root = vault }
    case .page: break
    }
  }

  private enum Loaded: Sendable {
    case failed(FileError)
    case plan(VaultRecord, Plan)
    /// Not asked for, or somebody's note.
    case other

    init(_ file: VaultListing.File, in root: String, _ wanted: ClosedRange<CivilDate>, limit: Int) {
      switch FileSystem.read(FileSystem.path(of: file.name, in: root), limit: limit) {
      case .failure(let error): self = .failed(error)
      case .success(let bytes):
        guard Loaded.isWanted(FilePeek(bytes), wanted) else {
          self = .other
          return
        }
        let document = Document(reading: SourceText(bytes))
        guard document.kind?.isTyped == true else {
          self = .other
          return
        }
        let reading = PlanReading(of: document, fileName: FileName.stem(of: file.name))
        let isOtherDay = reading.plan.day.map { day in day.date.map { !wanted.contains($0) } ?? true } ?? false
        guard !isOtherDay, let record = VaultRecord(path: file.path, name: file.name, document: document, reading: reading)
        else {
          self = .other
          return
        }
        self = .plan(record, reading.plan)
      }
    }

    private static func isWanted(_ peek: FilePeek, _ wanted: ClosedRange<CivilDate>) -> Bool {
      switch peek {
      case .day(let date): wanted.contains(date)
      case .kind(.project), .kind(.stacks), .kind(.vault), .unknown: true
      case .kind, .note: false
      }
    }
  }
}
