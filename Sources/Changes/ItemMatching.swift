import Outline
import Planner

/// Which item, group and section of one state of a file is which of another.
///
/// First by name in the same home, then by name anywhere, then by likeness in the same home.
struct ItemMatching {
  let old: ItemTree
  let new: ItemTree
  /// For each old item the new one, and the other way round.
  private(set) var newOf: [Int?]
  private(set) var oldOf: [Int?]
  /// For each old section and group the new one, and the other way round; items' homes follow from the items.
  private var newHeads: [ItemTree.Home: ItemTree.Home] = [:]
  private var oldHeads: [ItemTree.Home: ItemTree.Home] = [:]

  /// More pairs than these are not held against one another for their likeness.
  private static let mostPairs = 2_500

  init(_ old: ItemTree, _ new: ItemTree) {
    self.old = old
    self.new = new
    newOf = Array(repeating: nil, count: old.nodes.count)
    oldOf = Array(repeating: nil, count: new.nodes.count)
    matchSections()
    for (one, other) in headPairs { matchNames(old.items(in: one), new.items(in: other)) }
    matchAnywhere()
    for (one, other) in headPairs { matchLikeness(one, other) }
    for (index, partner) in newOf.enumerated() {
      if let partner { matchLikeness(.item(index), .item(partner)) }
    }
    matchAnywhere()
  }

  /// What a home of the old state is in the new one.
  func newHome(of home: ItemTree.Home) -> ItemTree.Home? {
    if case .item(let index) = home { return newOf[index].map { .item($0) } }
    return newHeads[home]
  }

  func oldHome(of home: ItemTree.Home) -> ItemTree.Home? {
    if case .item(let index) = home { return oldOf[index].map { .item($0) } }
    return oldHeads[home]
  }

  private var headPairs: [(ItemTree.Home, ItemTree.Home)] {
    let heads = old.sections.indices.flatMap { section in
      [ItemTree.Home.section(section)] + old.groups(ofSection: section).indices.map { .group($0, section: section) }
    }
    return heads.compactMap { head in newHeads[head].map { (head, $0) } }
  }

  // MARK: Sections and groups

  private mutating func pair(_ one: ItemTree.Home, _ other: ItemTree.Home) {
    newHeads[one] = other
    oldHeads[other] = one
  }

  private mutating func matchSections() {
    pair(.section(0), .section(0))
    let names = { (sections: [PlanSection]) in sections.dropFirst().map { Document.name(ofTitle: $0.title) } }
    let contents = { (tree: ItemTree) in
      tree.sections.indices.dropFirst().map { Set(tree.all(inSection: $0).map { index in tree.nodes[index].name }) }
    }
    let pairs = Self.heads(names(old.sections), names(new.sections), contents(old), contents(new))
    for (one, other) in pairs { pair(.section(one + 1), .section(other + 1)) }
    for (one, other) in [(0, 0)] + pairs.map({ ($0.0 + 1, $0.1 + 1) }) { matchGroups(one, other) }
  }

  private mutating func matchGroups(_ oldSection: Int, _ newSection: Int) {
    let (before, after) = (old.groups(ofSection: oldSection), new.groups(ofSection: newSection))
    let contents = { (tree: ItemTree, section: Int, count: Int) in
      (0..<count).map { Set(tree.all(in: .group($0, section: section)).map { index in tree.nodes[index].name }) }
    }
    let pairs = Self.heads(
      before.map { Document.name(ofTitle: $0.title) },
      after.map { Document.name(ofTitle: $0.title) },
      contents(old, oldSection, before.count),
      contents(new, newSection, after.count)
    )
    for (one, other) in pairs { pair(.group(one, section: oldSection), .group(other, section: newSection)) }
  }

  /// Headings of the same name, in their order; then those that share at least half of their items.
  private static func heads(
    _ oldNames: [String],
    _ newNames: [String],
    _ oldItems: [Set<String>],
    _ newItems: [Set<String>]
  ) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    var free = Set(newNames.indices)
    var rest: [Int] = []
    for (one, name) in oldNames.enumerated() {
      if let other = newNames.indices.first(where: { free.contains($0) && newNames[$0] == name }) {
        free.remove(other)
        pairs.append((one, other))
      } else {
        rest.append(one)
      }
    }
    guard rest.count * free.count <= mostPairs else { return pairs }
    for one in rest {
      let shared = free.sorted().map { ($0, oldItems[one].intersection(newItems[$0]).count) }
      guard let best = shared.max(by: { $0.1 < $1.1 }), best.1 > 0,
        2 * best.1 >= max(oldItems[one].count, newItems[best.0].count)
      else { continue }
      free.remove(best.0)
      pairs.append((one, best.0))
    }
    return pairs
  }

  // MARK: Items by name

  private mutating func match(_ one: Int, _ other: Int) {
    newOf[one] = other
    oldOf[other] = one
    matchNames(old.items(in: .item(one)), new.items(in: .item(other)))
  }

  /// Pairs what has a name in common: what says the same first, then what is of the same type, then the rest.
  private mutating func matchNames(_ before: [Int], _ after: [Int]) {
    for level in 0..<3 {
      var waiting: [Key: [Int]] = [:]
      for index in after.reversed() where oldOf[index] == nil {
        waiting[Key(new.nodes[index], level), default: []].append(index)
      }
      for index in before where newOf[index] == nil {
        let key = Key(old.nodes[index], level)
        if let other = waiting[key]?.popLast() { match(index, other) }
      }
    }
  }

  /// Pairs what went from one home to another: of what is left, what has the same name and type.
  private mutating func matchAnywhere() {
    for level in 0..<2 {
      var waiting: [Key: [Int]] = [:]
      for index in new.nodes.indices.reversed() where oldOf[index] == nil {
        waiting[Key(new.nodes[index], level), default: []].append(index)
      }
      for index in old.nodes.indices where newOf[index] == nil && !old.nodes[index].name.isEmpty {
        // Children that were matched meanwhile are still among those that wait.
        while let other = waiting[Key(old.nodes[index], level)]?.popLast() {
          guard oldOf[other] == nil else { continue }
          match(index, other)
          break
        }
      }
    }
  }

  /// What must be equal for two items to be one.
  private struct Key: Hashable {
    let name: String
    let type: ItemType?
    let facts: [Fact]

    init(_ node: ItemTree.Node, _ level: Int) {
      name = node.name
      type = level < 2 ? node.item.type : nil
      facts = level < 1 ? node.facts : []
    }
  }

  // MARK: Items by likeness

  private mutating func matchLikeness(_ one: ItemTree.Home, _ other: ItemTree.Home) {
    let before = old.items(in: one).filter { newOf[$0] == nil }
    let after = new.items(in: other).filter { oldOf[$0] == nil }
    guard !before.isEmpty, !after.isEmpty, before.count * after.count <= Self.mostPairs else { return }
    var candidates: [(likeness: Double, old: Int, new: Int)] = []
    for one in before {
      for other in after {
        let likeness = ItemLikeness.of(old.nodes[one], new.nodes[other])
        if likeness >= 0.5 { candidates.append((likeness, one, other)) }
      }
    }
    candidates.sort { ($1.likeness, $0.old, $0.new) < ($0.likeness, $1.old, $1.new) }
    for candidate in candidates where newOf[candidate.old] == nil && oldOf[candidate.new] == nil {
      match(candidate.old, candidate.new)
      matchLikeness(.item(candidate.old), .item(candidate.new))
    }
  }
}
