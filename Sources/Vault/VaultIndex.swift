public import Chronology
public import Outline
public import Planner
import Reading

/// The files of a vault by what they are called, to hold each against the others (format, *The vault*).
public struct VaultIndex: Sendable {
  /// In the order of their names.
  public internal(set) var records: [VaultRecord]
  /// What the root says: settings, and the rules that are silent in the whole vault.
  public private(set) var root: VaultPlan?

  /// The categories that the root's lines name, as they are written there.
  public private(set) var categories: [String] = []
  private var categoryKeys: Set<String> = []

  // Files stand here by their places in `records`; where there are several, in that order. `MutableVaultIndex` changes them.
  private(set) var projects: [String: Int] = [:]
  /// The same by their titles as they are written, as most tasks name them: to make a key takes longer than to look for it.
  private var projectsAsWritten: [String: Int] = [:]
  /// For each project where its tasks stand, by their names.
  var tasks: [[String: Int]?]
  var days: [CivilDate: [Int]] = [:]
  var titles: [TitleKey: [Int]] = [:]
  var names: [String: Int] = [:]
  private var stems: [String: Int] = [:]
  var missing: [TaskKey: [TaskPlace]] = [:]
  /// The lives, and those of them that may be the owner's: one where that is clear, else all of them (`settleLives`).
  var lives: [Int] = []
  var ownLives: [Int] = []
  /// Whether a file may name a project that is none. In most vaults none does, and then no title need be looked for.
  public internal(set) var mayLackProjects = true
  /// The first id of the tasks of some words in a project.
  var ids: [TaskKey: String] = [:]

  /// A task that a file names and its project lacks.
  public struct TaskCopy: Sendable {
    public var record: VaultRecord
    public var task: VaultRecord.Task
  }

  struct TaskKey: Hashable {
    var project: Int
    var name: String
  }

  struct TitleKey: Hashable {
    var kind: DocumentKind
    var title: String
  }

  /// Where a task stands: the place of its file, and its own among the tasks of the file.
  struct TaskPlace {
    var record: Int
    var task: Int
  }

  /// So many files are one more thread's work: to start one takes as long as to enter some hundred of them.
  private static let filesOfJob = 512

  /// - Parameters:
  ///   - records: the files, in the order of a walk.
  ///   - jobs: how many threads may work.
  public init(_ records: [VaultRecord], jobs: Int = 1) {
    self.records = records
    tasks = Array(repeating: nil, count: records.count)
    setRoot(records.first { $0.name == VaultRoot.fileName }?.root)
    let jobs = min(jobs, 1 + records.count / VaultIndex.filesOfJob)
    let empty = self
    let (named, told) = Workers.both(jobs: jobs) {
      VaultIndex.places(ofNamesOf: records)
    } _: {
      empty.adding(records)
    }
    self = told
    (names, stems) = named
    settleLives()
    // Whether a project has a task is asked when all projects are known.
    let index = self
    let lacking = Workers.map(count: records.count, jobs: jobs) { index.whatLacks(for: records[$0]) }
    for (place, lacks) in lacking.enumerated() {
      for (key, task) in lacks.tasks { missing[key, default: []].append(TaskPlace(record: place, task: task)) }
    }
    mayLackProjects = lacking.contains { $0.namesUnknown }
  }

  /// Where files stand by their paths, and the first of each stem in lower case.
  private static func places(ofNamesOf records: [VaultRecord]) -> (names: [String: Int], stems: [String: Int]) {
    let names = Dictionary(records.indices.lazy.map { (records[$0].name, $0) }) { _, last in last }
    let stems = Dictionary(records.indices.lazy.map { (FileName.stem(of: records[$0].name).lowercased(), $0) }) { first, _ in
      first
    }
    return (names, stems)
  }

  /// The same with what files say, but for their names. The records are given besides: one that is taken out of a value that changes
  /// has another reference to it counted.
  private func adding(_ records: [VaultRecord]) -> VaultIndex {
    var index = self
    index.days.reserveCapacity(records.count { $0.date != nil })
    for place in records.indices { index.add(records[place], place) }
    return index
  }

  mutating func setRoot(_ plan: VaultPlan?) {
    root = plan
    categories = plan?.content.topItems.filter { $0.content == .category }.map(\.text) ?? []
    categoryKeys = Set(categories.map(Document.key(ofTitle:)))
  }

  public var settings: Settings { root?.settings ?? Settings() }

  private mutating func add(_ record: VaultRecord, _ index: Int) {
    if record.kind.traits.hasOwner { lives.append(index) }
    if let date = record.date { days[date, default: []].append(index) }
    // A day is told by its date, and has copies of tasks alone.
    guard record.kind.traits.identity != .date else { return }
    let key = Document.key(ofTitle: record.title)
    titles[TitleKey(kind: record.kind, title: key), default: []].append(index)
    guard record.kind.traits.tasks == .own else { return }
    if projects[key] == nil { projects[key] = index }
    projectsAsWritten[record.title] = projects[key]
    addTasks(of: record, index)
  }

  /// Enters the tasks of a project.
  mutating func addTasks(of record: VaultRecord, _ index: Int) {
    // A task is large, and is not copied for its name.
    tasks[index] = Dictionary(record.tasks.indices.map { (record.tasks[$0].name, $0) }) { first, _ in first }
    for place in record.tasks.indices {
      guard let id = record.tasks[place].id else { continue }
      let key = TaskKey(project: index, name: record.tasks[place].title)
      if ids[key] == nil { ids[key] = id }
    }
  }

  /// Takes the tasks of a project out again.
  mutating func removeTasks(of record: VaultRecord, _ index: Int) {
    tasks[index] = nil
    for task in record.tasks where task.id != nil { ids[TaskKey(project: index, name: task.title)] = nil }
  }

  /// The tasks of a file that their projects lack, by their places in the file.
  func missingTasks(of record: VaultRecord) -> [(key: TaskKey, task: Int)] { whatLacks(for: record).tasks }

  /// The same, and whether the file names a project that is none.
  private func whatLacks(for record: VaultRecord) -> (tasks: [(key: TaskKey, task: Int)], namesUnknown: Bool) {
    let isOfCopies = record.kind.traits.tasks == .copies
    var lacks: (tasks: [(key: TaskKey, task: Int)], namesUnknown: Bool) = ([], false)
    for place in record.tasks.indices {
      guard let title = record.tasks[place].project else { continue }
      if let project = self.place(ofProject: title) {
        guard isOfCopies, tasks[project]?[record.tasks[place].name] == nil else { continue }
        lacks.tasks.append((key: TaskKey(project: project, name: record.tasks[place].name), task: place))
      } else {
        lacks.namesUnknown = true
      }
    }
    return lacks
  }

  // MARK: Projects

  /// Where the project of a title stands; of two, the first.
  private func place(ofProject title: String) -> Int? {
    projectsAsWritten[title] ?? projects[Document.key(ofTitle: title)]
  }

  /// Gives the key of a title another project, or none.
  mutating func setProject(_ place: Int?, ofKey key: String) {
    projects[key] = place
    projectsAsWritten = [:]
  }

  /// The project of a title; of two, the first.
  public func project(titled title: String) -> VaultRecord? { place(ofProject: title).map { records[$0] } }

  /// Whether there is one. Rules ask this of all tasks of all days, too.
  public func hasProject(titled title: String) -> Bool { place(ofProject: title) != nil }

  /// The titles of all projects.
  public var projectTitles: [String] { projects.values.sorted().map { records[$0].title } }

  /// The project of a title, with the place of the task of a name among its tasks, which is nil where it has none; nil where there is
  /// no such project. A title is looked for but once, as rules ask this of all tasks of all days.
  public func home(ofTaskNamed name: String, inProject title: String) -> (project: VaultRecord, task: Int?)? {
    place(ofProject: title).map { (records[$0], tasks[$0]?[name]) }
  }

  /// The task of a name in the project of a title.
  public func task(named name: String, inProject title: String) -> VaultRecord.Task? {
    home(ofTaskNamed: name, inProject: title).flatMap { home in home.task.map { home.project.tasks[$0] } }
  }

  /// The id of the first task of some words in the project of a title that has one.
  public func id(ofTaskTitled words: String, inProject title: String) -> String? {
    place(ofProject: title).flatMap { ids[TaskKey(project: $0, name: words)] }
  }

  /// Whether some file names a task that its project lacks. In most vaults none does, and then no task need be looked for.
  public var hasMissingTasks: Bool { !missing.isEmpty }

  /// All places that name a task which the project of a title lacks, in the order of the files.
  public func copies(ofMissing name: String, inProject title: String) -> [TaskCopy] {
    missingPlaces(name, title).map(copy)
  }

  /// The first of those places.
  public func firstCopy(ofMissing name: String, inProject title: String) -> TaskCopy? {
    missingPlaces(name, title).first.map(copy)
  }

  private func missingPlaces(_ name: String, _ title: String) -> [TaskPlace] {
    place(ofProject: title).flatMap { missing[TaskKey(project: $0, name: name)] } ?? []
  }

  private func copy(at place: TaskPlace) -> TaskCopy {
    TaskCopy(record: records[place.record], task: records[place.record].tasks[place.task])
  }

  // MARK: Categories

  /// Whether documents of a kind may name a category: it is built in for them, or a line of the root adds it.
  public func hasCategory(_ name: String, for kind: DocumentKind) -> Bool {
    let key = Document.key(ofTitle: name)
    return categoryKeys.contains(key) || kind.builtInCategories.contains { Document.key(ofTitle: $0) == key }
  }

  // MARK: Files

  /// The files of a day.
  public func days(on date: CivilDate) -> [VaultRecord] { (days[date] ?? []).map { records[$0] } }

  /// The documents of a kind with a title, days apart, which are told by their dates.
  public func documents(of kind: DocumentKind, titled title: String) -> [VaultRecord] {
    (titles[TitleKey(kind: kind, title: Document.key(ofTitle: title))] ?? []).map { records[$0] }
  }

  /// The other files of a day, or the other documents of a kind with the title of one.
  ///
  /// - Parameter most: how many of them are given.
  public func namesakes(of record: VaultRecord, most: Int) -> (first: [VaultRecord], count: Int) {
    let places = places(ofNamesakesOf: record)
    // Nearly all files have none.
    guard places.count > 1 else { return ([], 0) }
    let others = places.lazy.filter { [records] in records[$0].name != record.name }
    return (others.prefix(most).map { records[$0] }, places.count - 1)
  }

  /// Itself among them.
  private func places(ofNamesakesOf record: VaultRecord) -> [Int] {
    if record.kind.traits.identity == .date { return record.date.flatMap { days[$0] } ?? [] }
    return titles[TitleKey(kind: record.kind, title: Document.key(ofTitle: record.title))] ?? []
  }

  /// The file of a path from the root.
  public func record(named name: String) -> VaultRecord? { names[name].map { records[$0] } }

  /// The file that a line of the root's lists leads to: by its path; or by its title, then by its file's name, first among the
  /// documents that the list is for.
  public func target(of link: VaultLink, in section: VaultSection) -> VaultRecord? {
    switch link.target {
    case .path(let path): return VaultIndex.normalized(path).flatMap { names[$0] }.map { records[$0] }
    case .title(let title):
      let kinds = [section.kind] + DocumentKind.allCases.filter { $0 != section.kind }
      let key = Document.key(ofTitle: title)
      let titled = kinds.lazy.compactMap { kind in kind.flatMap { titles[TitleKey(kind: $0, title: key)]?.first } }.first
      return (titled ?? stems[title.lowercased()]).map { records[$0] }
    }
  }

  /// A path without `.` and `..`; nil for one that leaves the vault.
  static func normalized(_ path: String) -> String? {
    // Most paths have neither, nor two slashes side by side.
    var before = UInt8(ascii: "/")
    let isPlain = path.utf8.allSatisfy { byte in
      defer { before = byte }
      return before != UInt8(ascii: "/") || byte != UInt8(ascii: "/") && byte != UInt8(ascii: ".")
    }
    if isPlain, before != UInt8(ascii: "/") { return path }
    guard path.first != "/" else { return nil }
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts.joined(separator: "/")
  }
}

extension VaultSection {
  /// The kind of the documents that a list is for.
  public var kind: DocumentKind? { DocumentKind.allCases.first { $0.traits.list == self } }
}

extension VaultIndex {
  /// The documents of a kind in the order of the root's list for it; what that leaves out comes after, by title (format, *Lists
  /// of links*). Days come by date, and of the lives the owner's comes first.
  public func ordered(_ kind: DocumentKind) -> [VaultRecord] {
    var places: [String: Int] = [:]
    for link in record(named: VaultRoot.fileName)?.links ?? [] where link.section == kind.traits.list {
      guard let target = target(of: link.link, in: link.section), places[target.name] == nil else { continue }
      places[target.name] = places.count
    }
    if kind.traits.hasOwner, let own = ownLife { places[own.name] = 0 }
    // A record is large to move about, and the key of a title is asked for often.
    let ranks = records.indices.filter { records[$0].kind == kind }.map { place in
      let record = records[place]
      return (rank: Rank(record, listed: places[record.name]), place: place)
    }
    return ranks.sorted { $0.rank < $1.rank }.map { records[$0.place] }
  }

  /// Where a document comes among those of its kind.
  private struct Rank: Comparable {
    /// Its place in the list of the root.
    let listed: Int
    let date: CivilDate
    let key: String
    let title: String
    let name: String

    init(_ record: VaultRecord, listed: Int?) {
      self.listed = listed ?? .max
      date = record.date ?? .latest
      key = Document.key(ofTitle: record.title)
      title = record.title
      name = record.name
    }

    static func < (left: Rank, right: Rank) -> Bool {
      if left.listed != right.listed { return left.listed < right.listed }
      if left.date != right.date { return left.date < right.date }
      return (left.key, left.title, left.name) < (right.key, right.title, right.name)
    }
  }
}
