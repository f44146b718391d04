import Chronology
import Import
import Outline
import Planner
import Reading

/// What is to be added to one file, sorted by where it goes; and what the file has of it already.
struct DraftShelf {
  typealias Outcome = (ImportAccount.Outcome, String)

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

  /// One of the name that an item has in its place.
  private struct Key: Hashable {
    var place: Place
    var name: String
    var id: String?
  }

  private struct NewItem {
    var part: Int
    var offset: Int
  }

  private let kind: DocumentKind
  /// What the file says already; nil for a new one.
  private let content: PlanContent?
  private let reader: DraftReading
  private(set) var parts: [Part] = []
  /// New entries of items that are there.
  private(set) var entries: [PlanPath: [LogRecord]] = [:]

  /// The items that are there, by section and name.
  private var there: [Key: [(path: PlanPath, item: PlanItem)]] = [:]
  /// How many of a name were read.
  private var counts: [Key: Int] = [:]
  /// Those that are to be made for the entries of their logs.
  private var owners: [Key: NewItem] = [:]
  private var logs: [Key: LogShelf] = [:]
  /// What items of logs read as, as the same one comes with each of its entries.
  private var known: [DraftedOwner: PlanItem?] = [:]

  private struct DraftedOwner: Hashable {
    var item: PlanItem
    var section: String?
  }

  init(kind: DocumentKind, content: PlanContent?) {
    self.kind = kind
    self.content = content
    reader = DraftReading(kind: kind)
    for (path, item) in content?.placedItems ?? [] where item.type.traits.isToldApart {
      let section = path.section == 0 ? nil : content?[section: path.section]
      let groups = (section ?? content?.introduction)?.groups
      let own = Place(section?.title, path.group.flatMap { groups?[$0].title })
      let places: Set<Place> = kind.traits.tasks == .own ? [own, Place(nil)] : [own]
      for place in places { there[key(place, item), default: []].append((path, item)) }
    }
  }

  private func key(_ place: Place, _ item: PlanItem, id: String? = nil) -> Key {
    Key(place: place, name: Document.name(ofTitle: item.text), id: id)
  }

  var isEmpty: Bool { parts.isEmpty && entries.isEmpty }

  /// Takes a draft of an item or an entry.
  mutating func add(_ draft: ImportDraft) -> Outcome {
    switch draft.content {
    case .item(let drafted): add(drafted)
    case .entry(let drafted): add(drafted)
    case .file, .nothing, .unread: (.left, "it belongs to no file")
    }
  }

  // MARK: Items

  private mutating func add(_ drafted: DraftedItem) -> Outcome {
    guard var item = reader.readable(drafted.item, in: drafted.home.section) else {
      return (.left, "it cannot be written so that it reads the same")
    }
    let place = Place(drafted.home.section, drafted.home.group)
    let key = key(place, item)
    let number = counts[key, default: 0]
    counts[key] = number + 1
    let twins = there[key] ?? []
    if let id = item.id {
      if let twin = twins.first(where: { $0.item.id == id }) { return present(item, twin.item) }
    } else if number < twins.count {
      return present(item, twins[number].item)
    }
    let part = part(of: place)
    let new = parts[part].items.filter { $0.isCalled(like: item, but: item.id) }
    item = item.distinguished(from: twins.map(\.item) + new)
    parts[part].items.append(item)
    return (.written, "")
  }

  private func present(_ item: PlanItem, _ twin: PlanItem) -> Outcome {
    var (own, other) = (item, twin)
    (own.id, own.number, own.log) = (nil, nil, [])
    (other.id, other.number, other.log) = (nil, nil, [])
    let isSame = reader.isSame(own, other)
    return (.present, isSame ? "" : "the vault says something else of it, which stays")
  }

  private mutating func part(of place: Place) -> Int {
    if let part = parts.firstIndex(where: { $0.place == place }) { return part }
    parts.append(Part(place: place))
    return parts.count - 1
  }

  // MARK: Entries

  private mutating func add(_ drafted: DraftedEntry) -> Outcome {
    var record = drafted.record
    var bare = drafted.item
    bare.log = []
    let drawn = DraftedOwner(item: bare, section: drafted.home.section)
    let read = known[drawn] ?? reader.readable(bare, in: drafted.home.section)
    known[drawn] = .some(read)
    guard let item = read else {
      return (.left, "its item cannot be written so that it reads the same")
    }
    guard let entry = reader.readable(record, of: item, in: drafted.home.section) else {
      return (.left, "it cannot be written so that it reads the same")
    }
    record = entry
    let place = Place(drafted.home.section, drafted.home.group)
    let key = key(place, item, id: item.id)
    if logs[key] == nil {
      let owner = there[self.key(place, item)]?.first { $0.item.id == item.id && $0.item.type.traits.log != nil }
      let isOfAttempts = (owner?.item ?? item).type.traits.log == .attempts
      var log = owner?.item.log ?? []
      if owner == nil {
        let part = part(of: place)
        // It may have come as an item of its own before, with a log.
        let known = parts[part].items.firstIndex { $0.isCalled(like: item) }
        owners[key] = NewItem(part: part, offset: known ?? parts[part].items.count)
        if let known { log = parts[part].items[known].log } else { parts[part].items.append(item) }
      }
      logs[key] = LogShelf(owner: owner?.path, log: log, isOfAttempts: isOfAttempts)
    }
    guard let (outcome, new) = logs[key]?.take(record) else { return (.left, "") }
    if let path = logs[key]?.owner {
      if !new.isEmpty { entries[path, default: []] += new }
    } else if let owner = owners[key] {
      parts[owner.part].items[owner.offset].log += new
    }
    return outcome
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
  /// The item with a log in which days that follow one another are one entry.
  var withJoinedLog: PlanItem {
    var item = self
    item.log = log.joinedDays
    return item
  }
}

extension [LogRecord] {
  /// By date, with one entry for days that follow one another and of which nothing else is said.
  var joinedDays: [LogRecord] {
    byDate.reduce(into: []) { joined, record in
      guard let last = joined.last, last.isPlain, record.isPlain, last.status == record.status, last.source == record.source,
        last.days.last.adding(days: 1) == record.days.first,
        let days = DateRange(first: last.days.first, last: record.days.last)
      else { return joined.append(record) }
      joined[joined.count - 1].days = days
    }
  }
}

extension LogRecord {
  /// Whether it says no more than its days, its state and its source.
  fileprivate var isPlain: Bool { self == LogRecord(days: days, status: status, source: source) }
}
