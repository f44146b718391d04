import Chronology
import Import
import Languages
import Outline
import Planner
import Reading

/// What is to be added to one file, sorted by where it goes; and what the file has of it already.
struct DraftShelf {
  typealias Outcome = (ImportAccount.Outcome, Told?)

  /// A section by its title, nil for the introduction or in a project for where tasks go; and a group in it.
  struct Place: Hashable {
    var section: String?
    var group: String?

    init(_ section: String?, _ group: String? = nil) { (self.section, self.group) = (section, group) }
  }

  /// Items that are new in a place.
  struct Part {
    var place: Place
    var items: [PlanItem] = []
  }

  private typealias Key = ShelfItems.Key

  /// A log: that of an item which is there, or of one that is to be made.
  private struct LogKey: Hashable {
    var item: Key
    var owner: PlanPath?
  }

  private struct Name: Hashable {
    var part: Int
    var name: String
  }

  private struct NewItem {
    var part: Int
    var offset: Int
  }

  private let home: DraftHome
  private var kind: DocumentKind { home.kind }
  private let memory: ImportMemory
  /// What the memory of imports is to have besides, but for the days of logs.
  private var learned = ImportMemory()
  private let reader: DraftReading
  private(set) var parts: [Part] = []
  /// New entries of items that are there.
  private(set) var entries: [PlanPath: [LogRecord]] = [:]
  /// New items below such as are there.
  private(set) var children: [(path: PlanPath, items: [PlanItem])] = []

  /// The items that are there.
  private let there: ShelfItems
  /// How many of a name were read.
  private var counts: [Key: Int] = [:]
  private var logs: [OwnedLog] = []
  /// Where the logs of items are in `logs`.
  private var logPlaces: [LogKey: Int] = [:]
  /// The places of new items in their parts, by their names.
  private var newItems: [Name: [Int]] = [:]
  /// The titles of the arcs that are there, by their days.
  private var arcTitles: [DateRange: String] = [:]
  /// How much further the person counts arcs of half a year than an import does.
  private var arcShift = 0
  /// What items of logs read as, as the same one comes with each of its entries.
  private var known: [DraftedOwner: PlanItem?] = [:]

  /// Whether entries read as they are meant, as many say the same on other days.
  private var readable: [DraftedRecord: Bool] = [:]

  /// The same of the entry before.
  private var lastReadable: (record: DraftedRecord, isReadable: Bool)?

  /// The item of the entry before, as most entries are of the same one.
  private var last: LastOwner?

  /// The item that was called otherwise by the entry before, and how it is called here.
  private var lastNamed: (item: PlanItem, origin: String, named: PlanItem)?

  private struct LastOwner {
    let drawn: DraftedOwner
    let place: Place
    /// What it reads as.
    let item: PlanItem
    /// The items that are there and may have its log.
    let owners: [ShelfItems.Placed]
    let key: LogKey
    /// Where its log is in `logs`; nil before its first entry.
    var log: Int?
  }

  /// The log of an item.
  private struct OwnedLog {
    var shelf: LogShelf
    /// The line by which the memory knows the item.
    let line: String
    /// The item, if it is to be made for the entries.
    let owner: NewItem?
  }

  private struct DraftedRecord: Hashable {
    var record: LogRecord
    var type: ItemType
  }

  private struct DraftedOwner: Hashable {
    var item: PlanItem
    var section: String?
  }

  init(_ home: DraftHome, content: PlanContent?, memory: ImportMemory) {
    self.home = home
    self.memory = memory
    there = ShelfItems(content, of: home.kind)
    reader = DraftReading(kind: home.kind)
    for section in content?.sections ?? [] {
      guard let arc = section.arc else { continue }
      arcTitles[arc.days] = section.title
      let drafted = HabitArcs.title(on: arc.days.first)
      if drafted.days == arc.days { arcShift = arc.number - drafted.number }
    }
  }

  var isEmpty: Bool { parts.isEmpty && entries.isEmpty && children.isEmpty }

  /// What the memory of imports is to have besides.
  var lesson: ImportMemory {
    var lesson = learned
    for log in logs {
      for (entries, days) in log.shelf.days { lesson.learn(days, of: entries, in: log.line) }
    }
    return lesson
  }

  /// Takes a draft of an item or an entry.
  mutating func add(_ draft: ImportDraft) -> Outcome {
    switch draft.content {
    case .item(var drafted):
      drafted.home = placed(drafted.home)
      return add(drafted)
    case .entry(var drafted):
      drafted.home = placed(drafted.home)
      drafted.item = named(drafted.item, drafted.origin)
      return add(drafted)
    case .file, .copy, .nothing, .unread: return (.left, .reason(.belongsToNoFile))
    }
  }

  /// The place that is meant: an arc is found by its days, whatever its number is here.
  private func placed(_ home: DraftHome) -> DraftHome {
    guard !arcTitles.isEmpty, var arc = home.arc else { return home }
    var home = home
    if let title = arcTitles[arc.days] {
      home.section = title
    } else if arcShift != 0, arc.number + arcShift > 0, HabitArcs.title(on: arc.days.first) == arc {
      arc.number += arcShift
      home.section = arc.text
    }
    return home
  }

  /// An item with a log by the name under which it came first, whatever its program calls it now.
  private mutating func named(_ item: PlanItem, _ origin: String?) -> PlanItem {
    guard let origin else { return item }
    if let lastNamed, lastNamed.origin == origin, lastNamed.item == item { return lastNamed.named }
    var named = item
    let known = memory.thing(of: origin) ?? learned.thing(of: origin)
    if let known, known != item.text, !known.contains("\t") { named.text = known }
    learned.learn(named.text, of: origin)
    lastNamed = (item, origin, named)
    return named
  }

  // MARK: Items

  private mutating func add(_ drafted: DraftedItem) -> Outcome {
    guard drafted.home.parents.isEmpty else { return addBelow(drafted) }
    let wasOfPlace = drafted.origin.flatMap(memory.thing)?.contains("\t") ?? false
    let isOfLog = drafted.item.type.traits.log != nil && !wasOfPlace
    let named = isOfLog ? named(drafted.item, drafted.origin) : drafted.item
    guard var item = reader.readable(named, in: drafted.home.section) else {
      return (.left, .reason(.wouldReadOtherwise))
    }
    let place = Place(drafted.home.section, drafted.home.group)
    let key = Key(place, item)
    let number = counts[key, default: 0]
    counts[key] = number + 1
    let twins = there.twins(of: item, in: place)
    let line = ImportMemory.line(of: item, in: drafted.home, number: number)
    let renamed: ImportReason? = named.text == drafted.item.text ? nil : .isCalledOtherwise(drafted.item.text)
    let isThere = item.id.map { id in twins.contains { $0.item.id == id } } ?? (number < twins.count)
    if isThere, !isOfLog { learnOrigin(of: item, drafted) }
    if let id = item.id {
      if let twin = twins.first(where: { $0.item.id == id }) { return present(item, twin.item, line, renamed) }
    } else if number < twins.count {
      return present(item, twins[number].item, line, renamed)
    }
    if !isOfLog, let changed = change(of: item, drafted) { return changed }
    guard !memory.holds(line) else { return (.left, .reason(.wasRemoved)) }
    learned.add([line])
    let part = part(of: place)
    let new = newItems[Name(part: part, name: key.sign.name)] ?? []
    // Two blocks or two bullets of one name need no id: neither has a state or a history (format, *Titles and names*).
    if item.type.traits.isToldApart {
      let others = twins.map(\.item) + new.map { parts[part].items[$0] }.filter { item.id == nil || item.id == $0.id }
      item = item.distinguished(from: others.filter(\.type.traits.isToldApart))
    }
    append(item, to: part)
    return (.written, nil)
  }

  /// What becomes of something that came before as something else, unless that is there; nil for what did not.
  private mutating func change(of item: PlanItem, _ drafted: DraftedItem) -> Outcome? {
    if let known = drafted.origin.flatMap(memory.thing), known != ImportMemory.line(of: item, in: drafted.home, number: 0) {
      return (.left, .reason(.hasChanged))
    }
    learnOrigin(of: item, drafted)
    return nil
  }

  private mutating func learnOrigin(of item: PlanItem, _ drafted: DraftedItem) {
    guard let origin = drafted.origin else { return }
    lastNamed = nil
    learned.learn(ImportMemory.line(of: item, in: drafted.home, number: 0), of: origin)
  }

  private mutating func append(_ item: PlanItem, to part: Int) {
    newItems[Name(part: part, name: Document.name(ofTitle: item.text)), default: []].append(parts[part].items.count)
    parts[part].items.append(item)
  }

  private mutating func present(
    _ item: PlanItem,
    _ twin: PlanItem,
    _ line: String,
    _ renamed: ImportReason? = nil
  ) -> Outcome {
    learned.add([line])
    if let renamed { return (.present, .reason(renamed)) }
    var (own, other) = (item, twin)
    // The tasks of a block come by themselves.
    if own.content.blockTime != nil, own == own.withoutTasks { other = other.withoutTasks }
    // What stands below it besides may have come by itself.
    other.children = Array(other.children.prefix(own.children.count))
    (own.id, own.number, own.log) = (nil, nil, [])
    (other.id, other.number, other.log) = (nil, nil, [])
    let isSame = reader.isSame(own, other)
    return (.present, isSame ? nil : .reason(.vaultSaysOtherwise))
  }

  private mutating func part(of place: Place) -> Int {
    if let part = parts.firstIndex(where: { $0.place == place }) { return part }
    parts.append(Part(place: place))
    return parts.count - 1
  }

  // MARK: Below others

  /// Takes an item that stands below others.
  private mutating func addBelow(_ drafted: DraftedItem) -> Outcome {
    let home = drafted.home
    let nest = home.parents.reversed().reduce(drafted.item) { item, parent in parent.holding([item]) }
    guard let read = reader.readable(nest, in: home.section) else {
      return (.left, .reason(.wouldReadOtherwise))
    }
    var (parents, item) = ([PlanItem](), read)
    while parents.count < home.parents.count, let child = item.children.first?.item {
      parents.append(item.holding([]))
      item = child
    }
    let place = Place(home.section, home.group)
    let key = Key(place, item, below: parents)
    let number = counts[key, default: 0]
    counts[key] = number + 1
    let line = ImportMemory.line(of: item, in: home, number: number)
    let twins = there.twins(of: item, below: parents, in: place)
    if number < twins.count {
      learnOrigin(of: item, drafted)
      let known = item.id.flatMap { id in twins.first { $0.item.id == id } } ?? twins[number]
      return present(item, known.item, line)
    }
    if let changed = change(of: item, drafted) { return changed }
    guard !memory.holds(line) else { return (.left, .reason(.wasRemoved)) }
    learned.add([line])
    let (paths, depth) = there.holders(parents, in: place)
    guard let path = paths.first else {
      insert(item, below: parents, in: part(of: place))
      return (.written, nil)
    }
    if let index = children.firstIndex(where: { $0.path == path }) {
      children[index].items.insert(item, below: parents[depth...])
    } else {
      var items: [PlanItem] = []
      items.insert(item, below: parents[depth...])
      children.append((path, items))
    }
    return (.written, nil)
  }

  /// Puts an item below new ones of a part.
  private mutating func insert(_ item: PlanItem, below parents: [PlanItem], in part: Int) {
    guard let parent = parents.first else { return append(item, to: part) }
    let twins = newItems[Name(part: part, name: Document.name(ofTitle: parent.text))] ?? []
    let known = twins.first { parts[part].items[$0].isSameThing(as: parent) }
    if known == nil { append(parent, to: part) }
    let place = known ?? parts[part].items.count - 1
    parts[part].items[place].insert(item, below: parents.dropFirst())
  }

  // MARK: Entries

  private mutating func add(_ drafted: DraftedEntry) -> Outcome {
    let record = drafted.record
    var bare = drafted.item
    if !bare.log.isEmpty { bare.log = [] }
    let drawn = DraftedOwner(item: bare, section: drafted.home.section)
    let place = Place(drafted.home.section, drafted.home.group)
    if last?.drawn != drawn || last?.place != place {
      // In which of the arcs it stands makes no difference to how it reads.
      let owner = DraftedOwner(item: bare, section: drafted.home.arc == nil ? drafted.home.section : "")
      let read = known[owner] ?? reader.readable(bare, in: drafted.home.section)
      known[owner] = .some(read)
      last = read.map { item in
        let owners = there.owners(of: item, in: place)
        let key = LogKey(item: Key(place, item, id: item.id), owner: owners.first?.path)
        return LastOwner(drawn: drawn, place: place, item: item, owners: owners, key: key, log: logPlaces[key])
      }
    }
    guard let item = last?.item else { return (.left, .reason(.itemWouldReadOtherwise)) }
    // What is written behind the day reads the same on every day.
    var undated = record
    undated.days = record.days.count == 1 ? DateRange(.earliest) : record.days
    let written = DraftedRecord(record: undated, type: item.type)
    if lastReadable?.record != written {
      let isReadable = readable[written] ?? (reader.readable(record, of: item, in: drafted.home.section) != nil)
      readable[written] = isReadable
      lastReadable = (written, isReadable)
    }
    guard lastReadable?.isReadable == true else { return (.left, .reason(.wouldReadOtherwise)) }
    if last?.log == nil {
      // Of two that are written alike, either may have the entry.
      let owners = last?.owners ?? []
      let owner = owners.first
      let isOfAttempts = (owner?.item ?? item).type.traits.log == .attempts
      var log = owners.count > 1 ? owners.flatMap(\.item.log) : owner?.item.log ?? []
      let line = ImportMemory.line(of: item, in: drafted.home, number: 0)
      // It may have come as an item of its own before, with a log.
      let known = new(item, in: place)
      guard owner != nil || known != nil || !memory.holds(line) else {
        return (.left, .reason(.itemWasRemoved))
      }
      learned.add([line])
      var new: NewItem?
      if owner == nil {
        let part = part(of: place)
        new = NewItem(part: part, offset: known ?? parts[part].items.count)
        if let known { log = parts[part].items[known].log } else { append(item, to: part) }
      }
      let shelf = LogShelf(owner: owner?.path, log: log, isOfAttempts: isOfAttempts, brought: memory.days(ofLog: line))
      if let key = last?.key { logPlaces[key] = logs.count }
      last?.log = logs.count
      logs.append(OwnedLog(shelf: shelf, line: line, owner: new))
    }
    guard let log = last?.log else { return (.left, nil) }
    let (outcome, new) = logs[log].shelf.take(record)
    guard !new.isEmpty else { return outcome }
    if let path = logs[log].shelf.owner {
      entries[path, default: []] += new
    } else if let owner = logs[log].owner {
      parts[owner.part].items[owner.offset].log += new
    }
    return outcome
  }

  /// Which of the new items of a place has the name and the id of one.
  private func new(_ item: PlanItem, in place: Place) -> Int? {
    guard let part = parts.firstIndex(where: { $0.place == place }) else { return nil }
    let twins = newItems[Name(part: part, name: Document.name(ofTitle: item.text))] ?? []
    return twins.first { parts[part].items[$0].id == item.id }
  }

  // MARK: As sections

  /// What goes before the first section of a new file. In a project what is done goes to a section of its own.
  var introduction: PlanSection {
    var introduction = planSection(nil)
    if kind.traits.tasks == .own { introduction.elements.removeAll { $0.item?.box == .done } }
    return introduction
  }

  /// The sections of a new file, in the order in which they came.
  var newSections: [PlanSection] {
    var titles: [String] = []
    for part in parts { if let title = part.place.section, !titles.contains(title) { titles.append(title) } }
    var made = titles.map { planSection($0) }
    if made.allSatisfy({ $0.arc != nil }) { made.sort { $0.arc?.number ?? 0 > $1.arc?.number ?? 0 } }
    guard kind.traits.tasks == .own else { return made }
    let done = planSection(nil).elements.filter { $0.item?.box == .done }
    guard !done.isEmpty else { return made }
    if let place = made.firstIndex(where: { $0.role == .done }) {
      made[place].elements += done
    } else {
      made.append(PlanSection(title: Project.doneTitle, role: .done, elements: done))
    }
    return made
  }

  /// A section with what is new in it and its groups; nil stands for the introduction.
  func planSection(_ title: String?) -> PlanSection {
    var section = PlanSection(title: title ?? "", role: title.map { PlanSection.Role(titled: $0, in: kind) } ?? .plain)
    for part in parts where part.place.section == title {
      let elements = part.items.map { PlanElement.item($0.withJoinedLog) }
      if let group = part.place.group {
        section.groups.append(PlanGroup(title: group, elements: elements))
      } else {
        section.elements += elements
      }
    }
    return section
  }
}

extension PlanItem {
  func isSameThing(as other: PlanItem) -> Bool { ItemSign(self) == ItemSign(other) }

  /// Puts an item below this one, or below others of what stands below it.
  fileprivate mutating func insert(_ item: PlanItem, below parents: ArraySlice<PlanItem>) {
    var items = children.compactMap(\.item)
    let others = children.filter { $0.item == nil }
    items.insert(item, below: parents)
    children = others + items.map { .item($0) }
  }

  /// The item with these below it, and nothing else.
  fileprivate func holding(_ items: [PlanItem]) -> PlanItem {
    var item = self
    item.children = items.map { .item($0) }
    return item
  }
}

extension [PlanItem] {
  /// Puts an item below others, which are made where they are not there.
  fileprivate mutating func insert(_ item: PlanItem, below parents: ArraySlice<PlanItem>) {
    guard let parent = parents.first else { return append(item) }
    let known = firstIndex { $0.isSameThing(as: parent) }
    if known == nil { append(parent) }
    self[known ?? count - 1].insert(item, below: parents.dropFirst())
  }
}
