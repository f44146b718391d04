import Chronology
import Outline
import Planner

/// An index of a vault of which one file at a time can change, at the cost of what that file says and of who speaks of the same.
///
/// It knows what the index need not know to answer: who names a project and its tasks. So it can tell what a change means for
/// the other files (`VaultEffect`).
public struct MutableVaultIndex: Sendable {
  public private(set) var index: VaultIndex

  /// The places of the files that name a task of a project, in order: by the key of the title that they name, which need not be
  /// that of a project, and the name of the task.
  private var mentions: [String: [String: [Int]]] = [:]

  /// A task as a file names it.
  private struct Mention: Hashable {
    var project: String
    var name: String

    static func all(in record: VaultRecord) -> Set<Mention> {
      Set(
        record.tasks.compactMap { task in
          (task.project ?? task.projectAmongWords?.title).map { Mention(project: Document.key(ofTitle: $0), name: task.name) }
        }
      )
    }
  }

  /// The files for which an answer is another, by their places.
  private struct Seen {
    var isTotal = false
    var places: Set<Int> = []
    var placesWithFindings: Set<Int> = []
  }

  /// - Parameter records: the files, in the order of their names.
  public init(_ records: [VaultRecord]) {
    index = VaultIndex(records)
    for (place, record) in records.enumerated() { addMentions(of: record, place) }
  }

  /// Replaces what is remembered of a file; adds the file if it is not known, and takes it out for nil. To add one, or to take
  /// one out, makes the index anew of what is remembered.
  ///
  /// - Parameter name: the path from the root, which is that of the record.
  public mutating func set(_ name: String, to record: VaultRecord?) -> VaultEffect {
    switch (index.names[name], record) {
    case (nil, nil): return VaultEffect()
    case (let place?, let record?): return exchange(place, record)
    case (let place?, nil):
      let effect = exchange(place, nil)
      var records = index.records
      records.remove(at: place)
      index = VaultIndex(records)
      moveMentions(from: place + 1, by: -1)
      return effect
    case (nil, let record?):
      let place = index.records.firstIndex { name < $0.name } ?? index.records.count
      var records = index.records
      records.insert(record, at: place)
      index = VaultIndex(records)
      moveMentions(from: place, by: 1)
      addMentions(of: record, place)
      // The answers with the file and those without it differ for the same files, whichever come first.
      var rest = self
      return rest.exchange(place, nil)
    }
  }

  /// Lets a file be another; for nil nothing speaks of it any more, and its place remains.
  private mutating func exchange(_ place: Int, _ new: VaultRecord?) -> VaultEffect {
    let old = index.records[place]
    index.mayLackProjects = true
    let mentioned = Mention.all(in: old).union(new.map(Mention.all) ?? [])
    var seen = Seen()
    addFirstCopies(of: mentioned, to: &seen)
    removeMentions(of: old, place)
    exchangeTitles(place, old, new, &seen)
    if let new { index.records[place] = new }
    exchangeProjects(place, old, new, &seen)
    if let new {
      addMentions(of: new, place)
      addMissing(of: new, place)
    }
    addFirstCopies(of: mentioned, to: &seen)
    if old.name == VaultRoot.fileName { exchangeRoot(new, &seen) }
    let (wasLife, isLife) = (old.kind.traits.hasOwner, new?.kind.traits.hasOwner ?? false)
    if wasLife || isLife || old.name == VaultRoot.fileName { exchangeLives(place, isLife: isLife, &seen) }
    return effect(of: seen, without: place)
  }

  private func effect(of seen: Seen, without place: Int) -> VaultEffect {
    func names(_ places: Set<Int>) -> Set<String> { Set(places.lazy.filter { $0 != place }.map { index.records[$0].name }) }
    var effect = VaultEffect()
    effect.isTotal = seen.isTotal
    effect.files = names(seen.places)
    effect.filesWithFindings = names(seen.placesWithFindings.subtracting(seen.places))
    return effect
  }
}

// MARK: Days and titles

extension MutableVaultIndex {
  /// The files of one day see each other, as do documents of one kind with one title; the lists of the root see all titles.
  private mutating func exchangeTitles(_ place: Int, _ old: VaultRecord, _ new: VaultRecord?, _ seen: inout Seen) {
    if old.date != new?.date {
      for date in [old.date, new?.date].compactMap(\.self) { seen.places.formUnion(index.days[date] ?? []) }
      if let date = old.date { MutableVaultIndex.remove(place, from: &index.days, at: date) }
      if let date = new?.date { MutableVaultIndex.insert(place, into: &index.days, at: date) }
    }
    let (oldKey, newKey) = (titleKey(old), new.flatMap(titleKey))
    if oldKey != newKey {
      for key in [oldKey, newKey].compactMap(\.self) { seen.places.formUnion(index.titles[key] ?? []) }
      if let oldKey { MutableVaultIndex.remove(place, from: &index.titles, at: oldKey) }
      if let newKey { MutableVaultIndex.insert(place, into: &index.titles, at: newKey) }
    }
    guard new?.kind != old.kind || oldKey != nil && new?.title != old.title else { return }
    if let root = index.names[VaultRoot.fileName] { seen.places.insert(root) }
  }

  /// Days are told by their dates.
  private func titleKey(_ record: VaultRecord) -> VaultIndex.TitleKey? {
    record.kind.traits.identity == .date
      ? nil : VaultIndex.TitleKey(kind: record.kind, title: Document.key(ofTitle: record.title))
  }

  private static func insert<Key>(_ place: Int, into places: inout [Key: [Int]], at key: Key) {
    if let last = places[key]?.last, last < place { return places[key, default: []].append(place) }
    let next = places[key]?.firstIndex { $0 > place } ?? places[key]?.count ?? 0
    places[key, default: []].insert(place, at: next)
  }

  private static func remove<Key>(_ place: Int, from places: inout [Key: [Int]], at key: Key) {
    places[key]?.removeAll { $0 == place }
    if places[key]?.isEmpty == true { places[key] = nil }
  }
}

// MARK: Lives

extension MutableVaultIndex {
  /// The lives that may be the owner's see each other.
  private mutating func exchangeLives(_ place: Int, isLife: Bool, _ seen: inout Seen) {
    let before = index.ownLives
    index.lives.removeAll { $0 == place }
    if isLife { index.lives.insert(place, at: index.lives.firstIndex { $0 > place } ?? index.lives.count) }
    index.settleLives()
    if index.ownLives != before { seen.places.formUnion(before + index.ownLives) }
  }
}

// MARK: Projects

extension MutableVaultIndex {
  private mutating func exchangeProjects(_ place: Int, _ old: VaultRecord, _ new: VaultRecord?, _ seen: inout Seen) {
    let (before, after) = (old.kind.traits.tasks == .own ? old : nil, new?.kind.traits.tasks == .own ? new : nil)
    guard before != nil || after != nil else { return }
    let oldTasks = MutableVaultIndex.tasks(of: before)
    if let before { index.removeTasks(of: before, place) }
    if let after { index.addTasks(of: after, place) }
    guard let before, let after, before.title == after.title, before.isGarbled == after.isGarbled else {
      rename(Set([before?.title, after?.title].compactMap { $0.map(Document.key(ofTitle:)) }), place, &seen)
      // Whoever names a project that is none is told which of all titles is the nearest.
      for (title, tasks) in mentions where index.projects[title] == nil {
        for places in tasks.values { seen.places.formUnion(places) }
      }
      return
    }
    let title = Document.key(ofTitle: after.title)
    guard index.projects[title] == place else { return }
    let newTasks = MutableVaultIndex.tasks(of: after)
    for name in Set(oldTasks.keys).union(newTasks.keys) where oldTasks[name] != newTasks[name] {
      seen.places.formUnion(mentions[title]?[name] ?? [])
      findMissing(name, title, in: place)
    }
    for places in mentions[title, default: [:]].values { seen.placesWithFindings.formUnion(places) }
  }

  /// Settles anew which projects have some titles.
  private mutating func rename(_ titles: Set<String>, _ place: Int, _ seen: inout Seen) {
    var changed: [(title: String, project: Int?)] = []
    for title in titles {
      let old = index.projects[title]
      let new = index.titles[VaultIndex.TitleKey(kind: .project, title: title)]?.first
      index.setProject(new, ofKey: title)
      guard old != new || new == place else { continue }
      changed.append((title, new))
      for (name, places) in mentions[title] ?? [:] {
        seen.places.formUnion(places)
        if let old { index.missing[VaultIndex.TaskKey(project: old, name: name)] = nil }
      }
    }
    // Not before each title has its project: one file may have had the one and have the other now.
    for case (let title, let project?) in changed {
      for name in (mentions[title] ?? [:]).keys { findMissing(name, title, in: project) }
    }
  }

  /// Looks for the places that name a task of a project, if that lacks it.
  private mutating func findMissing(_ name: String, _ title: String, in project: Int) {
    let key = VaultIndex.TaskKey(project: project, name: name)
    let places = index.tasks[project]?[name] == nil ? mentions[title]?[name] ?? [] : []
    let found = places.flatMap { place in
      index.missingTasks(of: index.records[place]).filter { $0.key == key }
        .map { VaultIndex.TaskPlace(record: place, task: $0.task) }
    }
    index.missing[key] = found.isEmpty ? nil : found
  }

  /// What others see of a task of a project.
  private struct SeenTask: Equatable {
    var box: BoxState?
    var hasBox: Bool
    var isRecurring: Bool
    var done: CivilDate?
  }

  /// The tasks of a project as others see them: of two with one name, the first.
  private static func tasks(of project: VaultRecord?) -> [String: SeenTask] {
    let tasks = (project?.tasks ?? []).map { task in
      let seen = SeenTask(box: task.box, hasBox: task.boxRange != nil, isRecurring: task.isRecurring, done: task.done)
      return (task.name, seen)
    }
    return Dictionary(tasks) { first, _ in first }
  }
}

// MARK: Mentions

extension MutableVaultIndex {
  private mutating func removeMentions(of record: VaultRecord, _ place: Int) {
    for (key, _) in index.missingTasks(of: record) {
      index.missing[key]?.removeAll { $0.record == place }
      if index.missing[key]?.isEmpty == true { index.missing[key] = nil }
    }
    for mention in Mention.all(in: record) {
      MutableVaultIndex.remove(place, from: &mentions[mention.project, default: [:]], at: mention.name)
      if mentions[mention.project]?.isEmpty == true { mentions[mention.project] = nil }
    }
  }

  private mutating func addMentions(of record: VaultRecord, _ place: Int) {
    for mention in Mention.all(in: record) {
      MutableVaultIndex.insert(place, into: &mentions[mention.project, default: [:]], at: mention.name)
    }
  }

  /// Files that stand at some place or behind it stand elsewhere now.
  private mutating func moveMentions(from first: Int, by distance: Int) {
    mentions = mentions.mapValues { tasks in
      tasks.mapValues { places in places.map { $0 < first ? $0 : $0 + distance } }
    }
  }

  private mutating func addMissing(of record: VaultRecord, _ place: Int) {
    for (key, task) in index.missingTasks(of: record) {
      let next = index.missing[key]?.firstIndex { $0.record > place } ?? index.missing[key]?.count ?? 0
      index.missing[key, default: []].insert(VaultIndex.TaskPlace(record: place, task: task), at: next)
    }
  }

  /// Of all places that name a task which its project lacks, the first mends it for all.
  private func addFirstCopies(of mentions: Set<Mention>, to seen: inout Seen) {
    for mention in mentions {
      guard let project = index.projects[mention.project] else { continue }
      let key = VaultIndex.TaskKey(project: project, name: mention.name)
      if let first = index.missing[key]?.first { seen.places.insert(first.record) }
    }
  }
}

// MARK: The root

extension MutableVaultIndex {
  private mutating func exchangeRoot(_ new: VaultRecord?, _ seen: inout Seen) {
    let (settings, allowed, categories) = (index.settings, index.root?.allow, index.categories)
    index.setRoot(new?.root)
    if index.settings != settings || index.root?.allow != allowed { seen.isTotal = true }
    guard index.categories != categories else { return }
    for (place, record) in index.records.enumerated() where !record.categories.isEmpty { seen.places.insert(place) }
  }
}
