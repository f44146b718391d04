public import Chronology
package import Languages
public import Outline
public import Planner
import Reading
public import SourceText
public import Vault

/// The files of a vault that a command may change, as they are and as they will be. Nothing is written here.
public struct EditedVault: Sendable {
  /// One file.
  public struct File: Sendable {
    /// The path from the root, which tells the files apart.
    public let name: String
    /// The path as it is shown, and as it is written to.
    public let path: String
    /// As it stands on the disk; nil for a new file.
    let original: SourceText?
    /// What a vault remembers of it as it stands on the disk; nil for a new file.
    public let originalRecord: VaultRecord?
    /// As it will be; nil for a file that goes.
    public fileprivate(set) var source: SourceText?
    public fileprivate(set) var plan: Plan
  }

  /// The folder of the vault as it is shown; what is new is written below it.
  public let folder: String
  public let settings: Settings
  public let today: CivilDate
  public let now: Moment
  /// In the order of their names.
  public private(set) var files: [File]
  /// What was done, one sentence each, in order.
  public var notes: [String] { done.map(\.english) }
  /// What was done, in order.
  package private(set) var done: [EditNote] = []
  /// What a person chose where a name may mean several things, by the name.
  public var choices: [String: Thing] = [:]

  /// The places in `files` of those that will be there, by their names.
  private var places: [String: Int] = [:]
  /// The places in `files` of the projects that will be there, by their titles; of several of one title the first.
  private var projects: [String: Int] = [:]
  /// New files that are copied as they are, and of which no kind is known, by their names.
  private(set) var copies: [String: SourceText] = [:]
  /// The files that were opened, as they will be.
  private var open: [String: EditableFile] = [:]
  /// The same as they stand on the disk.
  private var originals: [String: EditableFile] = [:]
  /// Those that were looked at last: a name may mean hundreds of things of one file, each of which is looked at.
  private let lookedAt = Memo<String, EditableFile>(most: 4 << 20)
  let exists: @Sendable (String) -> Bool

  /// - Parameters:
  ///   - folder: the folder of the vault as it is shown.
  ///   - exists: whether anything stands at a path as it is shown, read or not.
  public init(
    _ plans: VaultPlans,
    folder: String,
    today: CivilDate,
    now: Moment,
    exists: @escaping @Sendable (String) -> Bool
  ) {
    self.folder = folder
    self.exists = exists
    settings = plans.settings
    self.today = today
    self.now = now
    var files: [File] = []
    func add(_ record: VaultRecord, _ plan: Plan) {
      files.append(
        File(
          name: record.name,
          path: record.path,
          original: record.source,
          originalRecord: record,
          source: record.source,
          plan: plan
        )
      )
    }
    for file in plans.pages { add(file.record, .page(file.value)) }
    for file in plans.projects { add(file.record, .project(file.value)) }
    for file in plans.rituals { add(file.record, .ritual(file.value)) }
    for file in plans.days { add(file.record, .day(file.value)) }
    for file in plans.stacks { add(file.record, .stacks(file.value)) }
    for file in plans.lives { add(file.record, .life(file.value)) }
    for file in plans.activities { add(file.record, .activities(file.value)) }
    if let root = plans.rootFile { add(root.record, .vault(root.value)) }
    self.files = files.sorted { $0.name < $1.name }
    indexPlaces()
  }

  /// Files in memory, each by its path from the root, in the folder that the program is in. Those of no known kind are left out.
  public init(files: [(name: String, source: SourceText)], today: CivilDate, now: Moment) {
    folder = "."
    exists = { _ in false }
    self.today = today
    self.now = now
    let root = files.first { $0.name == VaultRoot.fileName }
    let settings = root.flatMap { EditableFile(path: $0.name, source: $0.source).plan.vault?.settings } ?? Settings()
    self.settings = settings
    let open = files.map { file in
      let kind = settings.folders.kind(ofFileNamed: file.name)
      return (name: file.name, file: EditableFile(path: file.name, source: file.source, kindByFolder: kind))
    }
    self.files = open.filter { $0.file.document.kind != nil }
      .map {
        File(
          name: $0.name,
          path: $0.name,
          original: $0.file.source,
          originalRecord: $0.file.record(named: $0.name),
          source: $0.file.source,
          plan: $0.file.plan
        )
      }
      .sorted { $0.name < $1.name }
    indexPlaces()
  }

  private mutating func indexPlaces() {
    let there = files.indices.filter { files[$0].source != nil }
    places = Dictionary(there.map { (files[$0].name, $0) }) { first, _ in first }
    indexProjects()
  }

  private mutating func indexProjects() {
    let there = files.indices.filter { files[$0].source != nil && files[$0].plan.project != nil }
    projects = Dictionary(there.map { (Document.key(ofTitle: files[$0].plan.title), $0) }) { first, _ in first }
  }

  /// The project of a title, as other files name it: the first of several.
  func project(titled title: String) -> File? { projects[Document.key(ofTitle: title)].map { files[$0] } }

  /// A file of the vault by its path from the root; nil for one that is not there, or not any more.
  public subscript(name: String) -> File? { places[name].map { files[$0] } }

  /// The files of a kind that will be there.
  public func files(of kind: DocumentKind) -> [File] { files.filter { $0.source != nil && $0.plan.kind == kind } }

  /// The root of the vault.
  public var root: File? { self[VaultRoot.fileName] }

  /// Opens a file for changes; what was changed so far is in it.
  public mutating func file(_ name: String) throws(EditRefusal) -> EditableFile {
    if let file = open[name] { return file }
    let file = try opened(name)
    open[name] = file
    originals[name] = file
    return file
  }

  /// A file as it is at the moment, to look at.
  func opened(_ name: String) throws(EditRefusal) -> EditableFile {
    if let file = open[name] { return file }
    guard let known = self[name], let source = known.source else { throw EditedVault.absence(of: name) }
    return lookedAt.value(
      for: name,
      weight: source.bytes.count,
      where: { $0.source == source },
      make: { EditableFile(path: known.path, source: source, kindByFolder: kindByFolder(name)) }
    )
  }

  private func kindByFolder(_ name: String) -> DocumentKind? { settings.folders.kind(ofFileNamed: name) }

  /// A file as it stands on the disk; nil for a new one.
  public func original(_ name: String) -> EditableFile? {
    if let file = originals[name] { return file }
    guard let known = files.first(where: { $0.name == name }) else { return nil }
    return known.original.map { EditableFile(path: known.path, source: $0, kindByFolder: kindByFolder(name)) }
  }

  /// A file as it will be; nil for one that goes.
  public func current(_ name: String) -> EditableFile? { try? opened(name) }

  /// What a vault will remember of a file; nil for one that is not there.
  public func record(_ name: String) -> VaultRecord? {
    guard let file = self[name] else { return nil }
    return open[name].map { $0.record(named: name) } ?? file.originalRecord
  }

  /// Takes a changed file over.
  public mutating func update(_ name: String, to file: EditableFile) {
    guard let index = places[name] else { return }
    let old = files[index].plan
    files[index].source = file.source
    files[index].plan = file.plan
    open[name] = file
    let wasProject = old.project != nil
    if wasProject != (file.plan.project != nil) || wasProject && old.title != file.plan.title { indexProjects() }
  }

  /// Adds a file that must not exist yet.
  public mutating func create(_ name: String, _ text: String) { create([(name, text)]) }

  /// Adds files that must not exist yet, each with its path from the root.
  ///
  /// - Parameter read: those that have been read already, by name.
  mutating func create(_ new: [(name: String, text: String)], read: [String: EditableFile] = [:]) {
    guard !new.isEmpty else { return }
    let names = Set(new.map(\.name))
    // One that was removed before is changed by both together.
    let before = Dictionary(files.filter { names.contains($0.name) }.map { ($0.name, $0) }) { first, _ in first }
    files.removeAll { names.contains($0.name) }
    for (name, text) in new {
      let path = FileSystem.path(of: name, in: folder)
      let file = read[name] ?? EditableFile(path: path, source: SourceText(text), kindByFolder: kindByFolder(name))
      files.append(
        File(
          name: name,
          path: path,
          original: before[name]?.original,
          originalRecord: before[name]?.originalRecord,
          source: file.source,
          plan: file.plan
        )
      )
      open[name] = file
    }
    files.sort { $0.name < $1.name }
    indexPlaces()
  }

  /// Adds a file that no command reads, and that must not exist yet.
  mutating func copy(_ name: String, _ source: SourceText) { copies[name] = source }

  /// Takes a file away; its text is kept in the vault's trash.
  ///
  /// - Parameter links: the lines of the lists that led to it.
  /// - Returns: where it is kept.
  mutating func remove(_ name: String, _ links: [RemovedThing] = []) throws(EditRefusal) -> String {
    guard let index = places[name], let source = files[index].source else { throw EditedVault.absence(of: name) }
    var removed = RemovedThing(
      .file,
      files[index].plan.title,
      on: today,
      file: name,
      text: source.string(in: 0..<source.bytes.count)
    )
    removed.links = links
    files[index].source = nil
    places[name] = nil
    open[name] = nil
    indexProjects()
    return keep(removed.kept, called: name)
  }

  private static func absence(of name: String) -> EditRefusal { EditRefusal(EditMessage.isNotInVault(name)) }

  /// Keeps a text in the vault's trash.
  ///
  /// - Parameter title: what it was called; its letters make the name of the file.
  /// - Returns: where it is kept.
  @discardableResult
  public mutating func keep(_ text: String, called title: String) -> String {
    let stem = title.hasSuffix(".md") ? String(title.dropLast(3)) : title
    let words = stem.lowercased().split { !($0.isLetter || $0.isNumber) }.prefix(8).joined(separator: "-")
    let slug = words.isEmpty ? "removed" : words
    var number = 1
    var name: String
    repeat {
      name = "\(EditedVault.trashFolder)/\(today)-\(slug)\(number == 1 ? "" : "-\(number)").md"
      number += 1
    } while exists(FileSystem.path(of: name, in: folder)) || trash.contains { $0.name == name }
    trash.append((name, text))
    return FileSystem.path(of: name, in: folder)
  }

  private var trash: [(name: String, text: String)] = []

  /// Takes what is kept out of the trash.
  ///
  /// - Parameters:
  ///   - name: its path from the root of the vault.
  ///   - text: what it holds.
  mutating func empty(_ name: String, _ text: String) { emptied.append((name, text)) }

  private var emptied: [(name: String, text: String)] = []

  /// The folder of a vault in which what was removed is kept. Its name is hidden, so nothing in it is read.
  public static let trashFolder = ".trash"

  /// What was done, for people: where nothing is to be written, that there was nothing to change.
  package var report: [Told] {
    let isChanged = !revisions.isEmpty
    return done.map { $0.told(isChanged: isChanged) }
  }

  /// Says what was done, and to what.
  package mutating func note(_ deed: Deed, _ told: some Message) { done.append(EditNote(deed, Told(told))) }

  /// Says that something was done to a thing of a name, and where that is.
  package mutating func note(_ deed: Deed, title: String, at place: String) {
    note(deed, PlaceMessage.title(title, at: place))
  }

  /// Says that something was done at a place.
  package mutating func note(_ deed: Deed, at place: String) { done.append(EditNote(deed, Told(place))) }

  /// Says what there is to know.
  package mutating func note(_ told: some Message) { done.append(EditNote(nil, Told(told))) }

  /// The same of what is told later than it was found.
  mutating func note(_ note: EditNote) { done.append(note) }

  /// The same of what is told as it is.
  package mutating func note(_ told: Told) { done.append(EditNote(nil, told)) }

  /// What is to be written, in the order of the names; what is kept in the trash comes first.
  public var revisions: [FileRevision] {
    let kept = trash.map {
      FileRevision(name: $0.name, path: FileSystem.path(of: $0.name, in: folder), before: nil, after: SourceText($0.text))
    }
    let changed = files.filter { $0.original != $0.source }.map {
      FileRevision(name: $0.name, path: $0.path, before: $0.original, after: $0.source)
    }
    let gone = emptied.map {
      FileRevision(name: $0.name, path: FileSystem.path(of: $0.name, in: folder), before: SourceText($0.text), after: nil)
    }
    let copied = copies.sorted { $0.key < $1.key }.map {
      FileRevision(name: $0.key, path: FileSystem.path(of: $0.key, in: folder), before: nil, after: $0.value)
    }
    return kept + changed + gone + copied
  }
}

/// A file before and after a command.
public struct FileRevision: Sendable {
  /// The path from the root of the vault.
  public let name: String
  /// The path as it is shown.
  public let path: String
  /// Nil for a new file.
  public let before: SourceText?
  /// Nil for a file that goes.
  public let after: SourceText?

  public init(name: String, path: String, before: SourceText?, after: SourceText?) {
    self.name = name
    self.path = path
    self.before = before
    self.after = after
  }
}
