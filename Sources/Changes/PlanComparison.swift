import Chronology
public import Planner
import Reading

extension Plan {
  /// What is different in another state of the file, as facts, in the order of that state; what is gone stands where it was.
  ///
  /// Two equal plans differ in nothing, nor do two that differ only in the numbers of a list, or in the order and the ranges of
  /// logs.
  public func changes(to new: Plan) -> [Change] {
    PlanComparison(self, new).changes
  }
}

/// One comparison of two states of a file.
struct PlanComparison {
  private(set) var changes: [Change] = []
  private let matching: ItemMatching
  private let before: Plan
  private let after: Plan

  init(_ before: Plan, _ after: Plan) {
    self.before = before
    self.after = after
    matching = ItemMatching(ItemTree(before.content), ItemTree(after.content))
    compareFile()
    for section in new.sections.indices { compareSection(section) }
    for section in old.sections.indices where matching.newHome(of: .section(section)) == nil { removeSection(section) }
  }

  private var old: ItemTree { matching.old }
  private var new: ItemTree { matching.new }

  private mutating func add(_ subject: Change.Subject, _ what: Change.What) { changes.append(Change(subject, what)) }

  // MARK: Files and headings

  private mutating func compareFile() {
    if before.content.title != after.content.title { add(.file, .renamed(from: before.content.title)) }
    compare(before.facts, after.facts, .file)
    let sections = old.sections.indices.dropFirst().compactMap { matching.newHome(of: .section($0)) }
    let places = sections.compactMap { home -> Int? in if case .section(let index) = home { index } else { nil } }
    if places != places.sorted() { add(.file, .reordered) }
  }

  private mutating func compareSection(_ index: Int) {
    let section = new.sections[index]
    let subject = Change.Subject.section(section.title)
    if case .section(let former)? = matching.oldHome(of: .section(index)) {
      let was = old.sections[former]
      if was.title != section.title { add(subject, .renamed(from: was.title)) }
      compare(was.facts, section.facts, subject)
      compareGroupOrder(former, subject)
    } else {
      addHead(subject, heads(ofSection: index, new))
    }
    compareItems(in: .section(index), subject)
    for (place, group) in section.groups.enumerated() { compareGroup(place, group, in: index) }
    if case .section(let former)? = matching.oldHome(of: .section(index)) {
      for (place, group) in old.groups(ofSection: former).enumerated() {
        let home = ItemTree.Home.group(place, section: former)
        if matching.newHome(of: home) == nil {
          removeHead(.group(group.title, section: old.sections[former].title), [home])
        }
      }
    }
  }

  private mutating func compareGroup(_ place: Int, _ group: PlanGroup, in section: Int) {
    let home = ItemTree.Home.group(place, section: section)
    let subject = Change.Subject.group(group.title, section: new.sections[section].title)
    if case .group(let former, let formerSection)? = matching.oldHome(of: home) {
      let was = old.groups(ofSection: formerSection)[former]
      if was.title != group.title { add(subject, .renamed(from: was.title)) }
      compare(was.facts, group.facts, subject)
    } else if matching.oldHome(of: .section(section)) != nil {
      addHead(subject, [home])
    }
    compareItems(in: home, subject)
  }

  private mutating func compareGroupOrder(_ former: Int, _ subject: Change.Subject) {
    let places = old.groups(ofSection: former).indices.compactMap { place -> Int? in
      guard case .group(let index, _)? = matching.newHome(of: .group(place, section: former)) else { return nil }
      return index
    }
    if places != places.sorted() { add(subject, .reordered) }
  }

  /// The homes of a section: its own and those of its groups.
  private func heads(ofSection index: Int, _ tree: ItemTree) -> [ItemTree.Home] {
    [.section(index)] + tree.groups(ofSection: index).indices.map { .group($0, section: index) }
  }

  private mutating func addHead(_ subject: Change.Subject, _ homes: [ItemTree.Home]) {
    let added = homes.flatMap { alone(in: $0, new, matching.oldOf) }
    add(subject, .added(items: added.count, done: added.count { new.nodes[$0].item.box == .done }))
  }

  private mutating func removeSection(_ index: Int) {
    removeHead(.section(old.sections[index].title), heads(ofSection: index, old))
  }

  private mutating func removeHead(_ subject: Change.Subject, _ homes: [ItemTree.Home]) {
    add(subject, .removed(items: homes.flatMap { alone(in: $0, old, matching.newOf) }.count))
  }

  /// The items of a home, and what hangs below them, that are in this state alone. What is in both is told by itself, and so is
  /// what hangs below that.
  private func alone(in home: ItemTree.Home, _ tree: ItemTree, _ partners: [Int?]) -> [Int] {
    tree.items(in: home).filter { partners[$0] == nil }.flatMap { [$0] + alone(in: .item($0), tree, partners) }
  }

  // MARK: Items

  /// The items of a home, and those that were in it and are gone.
  private mutating func compareItems(in home: ItemTree.Home, _ subject: Change.Subject) {
    let former = matching.oldHome(of: home)
    if let former {
      if old.otherBlocks(in: former) != new.otherBlocks(in: home) { add(subject, .otherText) }
      if isReordered(former, home) { add(subject, .reordered) }
    }
    for index in new.items(in: home) {
      if let partner = matching.oldOf[index] {
        compareItem(partner, index)
      } else {
        addItem(index, isTold: former != nil)
      }
    }
    if let former {
      for index in old.items(in: former) where matching.newOf[index] == nil { removeItem(index) }
    }
  }

  private func subject(_ tree: ItemTree, _ index: Int) -> Change.Subject {
    let (item, facts) = (tree.nodes[index].item, tree.nodes[index].facts)
    let anchor = facts["time"] ?? facts["date"] ?? facts["days"]
    return .item(Change.Item(text: item.text, type: item.type, anchor: anchor, spot: tree.spot(of: index)))
  }

  /// - Parameter isTold: Whether what it stands in was there before; else that is told as new, and this with it.
  private mutating func addItem(_ index: Int, isTold: Bool) {
    if isTold {
      let below = alone(in: .item(index), new, matching.oldOf)
      let done = ([index] + below).count { new.nodes[$0].item.box == .done }
      add(subject(new, index), .added(items: below.count, done: done))
    }
    // What came here from elsewhere is told by itself.
    compareItems(in: .item(index), subject(new, index))
  }

  private mutating func removeItem(_ index: Int) {
    add(subject(old, index), .removed(items: alone(in: .item(index), old, matching.newOf).count))
  }

  private mutating func compareItem(_ former: Int, _ index: Int) {
    let (was, now) = (old.nodes[former], new.nodes[index])
    let subject = subject(new, index)
    let boxes = (was.item.box, now.item.box)
    let isDone = boxes.0 != boxes.1 && boxes.1 == .done
    comparePlace(former, index, subject, isDone: isDone)
    if was.item.text != now.item.text { add(subject, .renamed(from: was.item.text)) }
    if boxes.0 != boxes.1 {
      add(subject, .box(from: boxes.0, to: boxes.1, on: isDone && was.item.task.done == nil ? now.item.task.done : nil))
    }
    var told: Set<String> = ["box"]
    // The day that comes with a box, and the section that comes with setting aside, are told with those.
    if isDone, was.item.task.done == nil { told.insert("done") }
    if boxes.0 == .done, boxes.1 == .open, now.item.task.done == nil { told.insert("done") }
    if old.isSetAside(former) != new.isSetAside(index) { told.insert("was") }
    compare(was.facts.filter { !told.contains($0.key) }, now.facts.filter { !told.contains($0.key) }, subject)
    compareLogs(was.item.log, now.item.log, subject)
    compareItems(in: .item(index), subject)
  }

  private mutating func comparePlace(_ former: Int, _ index: Int, _ subject: Change.Subject, isDone: Bool) {
    switch (old.isSetAside(former), new.isSetAside(index)) {
    case (false, true): add(subject, .setAside)
    case (true, false): add(subject, .restored)
    default:
      guard matching.newHome(of: old.nodes[former].home) != new.nodes[index].home else { return }
      // A finished task goes to its section with its box.
      if isDone, case .section(let section) = new.nodes[index].home, new.sections[section].role == .done { return }
      add(subject, .moved(from: old.spot(of: former)))
    }
  }

  /// Whether items that stayed in a home stand in another order. One whose time changed has gone to its place with it.
  private func isReordered(_ former: ItemTree.Home, _ home: ItemTree.Home) -> Bool {
    let stayed = old.items(in: former).compactMap { index -> Int? in
      guard let partner = matching.newOf[index], new.nodes[partner].home == home,
        ["time", "date", "days"].allSatisfy({ old.nodes[index].facts[$0] == new.nodes[partner].facts[$0] })
      else { return nil }
      return partner
    }
    return stayed != stayed.sorted()
  }

  // MARK: Values

  private mutating func compare(_ before: [Fact], _ after: [Fact], _ subject: Change.Subject) {
    for fact in after where before[fact.key] != fact.value {
      add(subject, .value(key: fact.key, from: before[fact.key], to: fact.value))
    }
    for fact in before where after[fact.key] == nil { add(subject, .value(key: fact.key, from: fact.value, to: nil)) }
  }

  /// Day by day; of a day that is entered otherwise than before, both.
  private mutating func compareLogs(_ before: [LogRecord], _ after: [LogRecord], _ subject: Change.Subject) {
    guard before != after else { return }
    for what in LogDays(before).changes(to: LogDays(after)) { add(subject, what) }
  }
}

extension LogDays {
  /// What is entered otherwise in another state of the log, by day.
  func changes(to new: LogDays) -> [Change.What] {
    var gone: [Int: String] = [:]
    var found: [(day: Int, rank: Int, words: String, what: Change.What)] = []
    let ways = Set(days.keys).union(new.days.keys).sorted()
    for words in ways {
      for range in self[words].subtracting(new[words]).ranges {
        // Only a day alone is held against its new entry.
        if range.count == 1, gone[range.lowerBound] == nil {
          gone[range.lowerBound] = words
        } else {
          found.append((range.lowerBound, 0, words, .unlogged(DateRange(dayNumbers: range), words)))
        }
      }
    }
    for words in ways {
      for range in new[words].subtracting(self[words]).ranges {
        if range.count == 1, let was = gone.removeValue(forKey: range.lowerBound) {
          let day = CivilDate(dayNumber: range.lowerBound)
          found.append((range.lowerBound, 1, words, .relogged(day, from: was, to: words)))
        } else {
          found.append((range.lowerBound, 2, words, .logged(DateRange(dayNumbers: range), words)))
        }
      }
    }
    for (day, words) in gone { found.append((day, 0, words, .unlogged(DateRange(CivilDate(dayNumber: day)), words))) }
    return found.sorted { ($0.day, $0.rank, $0.words) < ($1.day, $1.rank, $1.words) }.map(\.what)
  }
}

extension DateRange {
  fileprivate init(dayNumbers: ClosedRange<Int>) {
    let first = CivilDate(dayNumber: dayNumbers.lowerBound)
    self = DateRange(first: first, last: CivilDate(dayNumber: dayNumbers.upperBound)) ?? DateRange(first)
  }
}
