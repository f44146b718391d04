public import Chronology
public import Outline
public import Planner
import Reading

/// The files of a vault by what they are called, to hold each against the others (format, *The vault*).
public struct VaultIndex: Sendable {
  /// In the order of their names.
  public let records: [VaultRecord]
  /// What the root says: settings, and the rules that are silent in the whole vault.
  public let root: VaultPlan?

  /// The categories that the root's lines name, as they are written there.
  public let categories: [String]
  private let categoryKeys: Set<String>

  private var projects: [String: Int] = [:]
  private var tasks: [[String: Int]?]
  private var days: [CivilDate: [Int]] = [:]
  private var titles: [TitleKey: [Int]] = [:]
  private var names: [String: Int] = [:]
  private var stems: [String: Int] = [:]
  private var missing: [TaskKey: [TaskCopy]] = [:]
  /// The first id of the tasks of some words in a project.
  private var ids: [TaskKey: String] = [:]

  /// A task that a file names and its project lacks.
  public struct TaskCopy: Sendable {
    public var record: VaultRecord
    public var task: VaultRecord.Task
  }

  private struct TaskKey: Hashable {
    var project: Int
    var name: String
  }

  private struct TitleKey: Hashable {
    var kind: DocumentKind
    var title: String
  }

  /// - Parameter records: the files, in the order of a walk.
  public init(_ records: [VaultRecord]) {
    self.records = records
    root = records.first { $0.name == VaultRoot.fileName }?.root
    categories = root?.content.topItems.filter { $0.content == .category }.map(\.text) ?? []
    categoryKeys = Set(categories.map(VaultIndex.key))
    tasks = Array(repeating: nil, count: records.count)
    for (index, record) in records.enumerated() { add(record, index) }
    for record in records where record.kind.traits.tasks == .copies { addMissing(of: record) }
  }

  public var settings: Settings { root?.settings ?? Settings() }

  private mutating func add(_ record: VaultRecord, _ index: Int) {
    names[record.name] = index
    let key = VaultIndex.key(record.title)
    if let date = record.date { days[date, default: []].append(index) }
    if record.kind.traits.identity != .date { titles[TitleKey(kind: record.kind, title: key), default: []].append(index) }
    let stem = FileName.stem(of: record.name).lowercased()
    if stems[stem] == nil { stems[stem] = index }
    guard record.kind.traits.tasks == .own else { return }
    if projects[key] == nil { projects[key] = index }
    tasks[index] = Dictionary(record.tasks.enumerated().map { ($1.name, $0) }) { first, _ in first }
    for task in record.tasks {
      guard let id = task.id else { continue }
      let key = TaskKey(project: index, name: task.title)
      if ids[key] == nil { ids[key] = id }
    }
  }

  private mutating func addMissing(of record: VaultRecord) {
    for task in record.tasks {
      guard let title = task.project, let project = projects[VaultIndex.key(title)], tasks[project]?[task.name] == nil else {
        continue
      }
      missing[TaskKey(project: project, name: task.name), default: []].append(TaskCopy(record: record, task: task))
    }
  }

  /// A title as a name; upper and lower case do not count.
  private static func key(_ title: String) -> String { Document.name(ofTitle: title).lowercased() }

  // MARK: Projects

  /// The project of a title; of two, the first.
  public func project(titled title: String) -> VaultRecord? {
    projects[VaultIndex.key(title)].map { records[$0] }
  }

  /// The titles of all projects.
  public var projectTitles: [String] { projects.values.sorted().map { records[$0].title } }

  /// The task of a name in the project of a title.
  public func task(named name: String, inProject title: String) -> VaultRecord.Task? {
    guard let index = projects[VaultIndex.key(title)], let task = tasks[index]?[name] else { return nil }
    return records[index].tasks[task]
  }

  /// The id of the first task of some words in the project of a title that has one.
  public func id(ofTaskTitled words: String, inProject title: String) -> String? {
    projects[VaultIndex.key(title)].flatMap { ids[TaskKey(project: $0, name: words)] }
  }

  /// All places that name a task which the project of a title lacks, in the order of the files.
  public func copies(ofMissing name: String, inProject title: String) -> [TaskCopy] {
    projects[VaultIndex.key(title)].flatMap { missing[TaskKey(project: $0, name: name)] } ?? []
  }

  // MARK: Categories

  /// Whether documents of a kind may name a category: it is built in for them, or a line of the root adds it.
  public func hasCategory(_ name: String, for kind: DocumentKind) -> Bool {
    let key = VaultIndex.key(name)
    return categoryKeys.contains(key) || kind.builtInCategories.contains { VaultIndex.key($0) == key }
  }

  // MARK: Files

  /// The files of a day.
  public func days(on date: CivilDate) -> [VaultRecord] { (days[date] ?? []).map { records[$0] } }

  /// The documents of a kind with a title, days apart, which are told by their dates.
  public func documents(of kind: DocumentKind, titled title: String) -> [VaultRecord] {
    (titles[TitleKey(kind: kind, title: VaultIndex.key(title))] ?? []).map { records[$0] }
  }

  /// The other files of a day, or the other documents of a kind with the title of one.
  ///
  /// - Parameter most: how many of them are given.
  public func namesakes(of record: VaultRecord, most: Int) -> (first: [VaultRecord], count: Int) {
    let key = TitleKey(kind: record.kind, title: VaultIndex.key(record.title))
    let places = (record.kind.traits.identity == .date ? record.date.flatMap { days[$0] } : titles[key]) ?? []
    let others = places.lazy.filter { records[$0].name != record.name }
    return (others.prefix(most).map { records[$0] }, max(0, places.count - 1))
  }

  /// The file of a path from the root.
  public func record(named name: String) -> VaultRecord? { names[name].map { records[$0] } }

  /// The file that a line of the root's lists leads to: by its path; or by its title, then by its file's name, first among the
  /// documents that the list is for.
  public func target(of link: VaultLink, in section: VaultSection) -> VaultRecord? {
    switch link.target {
    case .path(let path): return VaultIndex.normalized(path).flatMap(record)
    case .title(let title):
      let kinds = [section.kind] + DocumentKind.allCases.filter { $0 != section.kind }
      let key = VaultIndex.key(title)
      let titled = kinds.lazy.compactMap { kind in kind.flatMap { titles[TitleKey(kind: $0, title: key)]?.first } }.first
      return (titled ?? stems[title.lowercased()]).map { records[$0] }
    }
  }

  /// A path without `.` and `..`; nil for one that leaves the vault.
  static func normalized(_ path: String) -> String? {
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
  /// of links*). Days come by date.
  public func ordered(_ kind: DocumentKind) -> [VaultRecord] {
    var places: [String: Int] = [:]
    for link in record(named: VaultRoot.fileName)?.links ?? [] where link.section == kind.traits.list {
      guard let target = target(of: link.link, in: link.section), places[target.name] == nil else { continue }
      places[target.name] = places.count
    }
    return records.filter { $0.kind == kind }.sorted { left, right in
      let (leftPlace, rightPlace) = (places[left.name] ?? .max, places[right.name] ?? .max)
      if leftPlace != rightPlace { return leftPlace < rightPlace }
      let (leftDate, rightDate) = (left.date ?? .latest, right.date ?? .latest)
      if leftDate != rightDate { return leftDate < rightDate }
      return (VaultIndex.key(left.title), left.title, left.name) < (VaultIndex.key(right.title), right.title, right.name)
    }
  }
}
