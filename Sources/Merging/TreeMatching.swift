/// Which nodes of a side are those of the base.
///
/// Nodes are known by their names among the children of one parent; then, where one name stands once on both sides, anywhere in
/// the file, which makes a move; then by likeness among those of one parent that are left, which makes a change of words.
struct TreeMatching {
  private(set) var sideOf: [Int?]
  private(set) var baseOf: [Int?]

  private let base: MergeTree
  private let side: MergeTree
  /// What is compared of the words of nodes that were not found by their names.
  private var oldPairs: [Int: [UInt16]] = [:]
  private var newPairs: [Int: [UInt16]] = [:]
  /// Pairs whose children are still to be matched.
  private var pending: [(Int, Int)] = []

  init(_ base: MergeTree, _ side: MergeTree) {
    (self.base, self.side) = (base, side)
    sideOf = Array(repeating: nil, count: base.nodes.count)
    baseOf = Array(repeating: nil, count: side.nodes.count)
    pair(MergeTree.root, MergeTree.root)
    pair(MergeTree.introduction, MergeTree.introduction)
    matchChildren()
    // A section with another title shows what is in it, and what is in it may show another move.
    for _ in 0..<3 {
      matchMoves()
      matchChildren()
      guard matchLike() else { break }
      matchChildren()
    }
  }

  private mutating func pair(_ old: Int, _ new: Int) {
    sideOf[old] = new
    baseOf[new] = old
    pending.append((old, new))
  }

  // MARK: By name

  private mutating func matchChildren() {
    while let (old, new) = pending.popLast() {
      pairByKey(base.nodes[old].children, side.nodes[new].children) { $0.key }
      pairByKey(base.nodes[old].children, side.nodes[new].children) { $0.looseKey }
    }
  }

  private mutating func pairByKey(_ old: [Int], _ new: [Int], _ key: (MergeTree.Node) -> MergeTree.Key?) {
    var groups: [MergeTree.Key: (old: [Int], new: [Int])] = [:]
    for index in old where sideOf[index] == nil {
      if let key = key(base.nodes[index]) { groups[key, default: ([], [])].old.append(index) }
    }
    guard !groups.isEmpty else { return }
    var order: [MergeTree.Key] = []
    for index in new where baseOf[index] == nil {
      guard let key = key(side.nodes[index]), groups[key] != nil else { continue }
      if groups[key]?.new.isEmpty == true { order.append(key) }
      groups[key]?.new.append(index)
    }
    for key in order {
      guard var group = groups[key] else { continue }
      if group.old.count > 1 || group.new.count > 1 {
        pairSame(&group.old, &group.new) { $0.subtreeHash }
        pairSame(&group.old, &group.new) { $0.contentHash }
        pairSame(&group.old, &group.new) { $0.addedKey.hashValue }
      }
      for (old, new) in zip(group.old, group.new) { pair(old, new) }
    }
  }

  /// Pairs those that are the same in some respect, in their order, and leaves the rest.
  private mutating func pairSame(_ old: inout [Int], _ new: inout [Int], _ respect: (MergeTree.Node) -> Int) {
    var places: [Int: [Int]] = [:]
    for index in new.reversed() { places[respect(side.nodes[index]), default: []].append(index) }
    old.removeAll { index in
      guard let partner = places[respect(base.nodes[index])]?.popLast() else { return false }
      pair(index, partner)
      return true
    }
    new.removeAll { baseOf[$0] != nil }
  }

  // MARK: By name, anywhere

  /// Whether a node is known by its words wherever it stands.
  private func canMove(_ node: MergeTree.Node) -> Bool {
    switch node.kind {
    case .item, .section, .group: !node.key.text.isEmpty
    case .block, .note: node.key.text.utf8.count > 3
    default: false
    }
  }

  private mutating func matchMoves() {
    var places: [MergeTree.Key: (old: [Int], new: [Int])] = [:]
    for (index, node) in base.nodes.enumerated() where sideOf[index] == nil && canMove(node) {
      places[node.key, default: ([], [])].old.append(index)
    }
    var order: [MergeTree.Key] = []
    for (index, node) in side.nodes.enumerated() where baseOf[index] == nil && canMove(node) && places[node.key] != nil {
      if places[node.key]?.new.isEmpty == true { order.append(node.key) }
      places[node.key]?.new.append(index)
    }
    for key in order {
      guard let place = places[key], place.old.count == 1, place.new.count == 1 else { continue }
      pair(place.old[0], place.new[0])
    }
  }

  // MARK: By likeness

  private mutating func matchLike() -> Bool {
    var isChanged = false
    for (old, new) in sideOf.enumerated() {
      guard let new else { continue }
      let count = pending.count
      pairByKey(base.nodes[old].children, side.nodes[new].children) { $0.detailKey }
      if pending.count > count { isChanged = true }
    }
    for (old, new) in sideOf.enumerated() {
      guard let new else { continue }
      let olds = base.nodes[old].children.filter { sideOf[$0] == nil }
      guard !olds.isEmpty else { continue }
      let news = side.nodes[new].children.filter { baseOf[$0] == nil }
      guard !news.isEmpty else { continue }
      if pairLike(olds, news) { isChanged = true }
    }
    return isChanged
  }

  /// How many others a node is compared with.
  private static let reach = 12

  private mutating func pairLike(_ olds: [Int], _ news: [Int]) -> Bool {
    let kinds: Set<MergeTree.Kind> = [.section, .group, .item, .block, .note]
    let olds = olds.filter { kinds.contains(base.nodes[$0].kind) }
    let news = news.filter { kinds.contains(side.nodes[$0].kind) }
    guard !news.isEmpty else { return false }
    for old in olds where oldPairs[old] == nil { oldPairs[old] = Likeness.pairs(base.nodes[old].key.text) }
    for new in news where newPairs[new] == nil { newPairs[new] = Likeness.pairs(side.nodes[new].key.text) }
    var isChanged = false
    for (rank, old) in olds.enumerated() {
      let middle = rank * news.count / olds.count
      let candidates = news[max(0, middle - TreeMatching.reach)..<min(news.count, middle + TreeMatching.reach + 1)]
      var best: (index: Int, likeness: Double)?
      for new in candidates where baseOf[new] == nil && side.nodes[new].kind == base.nodes[old].kind {
        let likeness = likeness(old, new)
        if likeness >= Likeness.enough, likeness > best?.likeness ?? 0 { best = (new, likeness) }
      }
      guard let best else { continue }
      pair(old, best.index)
      isChanged = true
    }
    return isChanged
  }

  // MARK: By place

  /// Pairs what neither side has by its name: if each has just one other thing in its place, both have named it anew.
  static func matchPlaces(_ left: inout TreeMatching, _ right: inout TreeMatching) {
    for index in left.base.nodes.indices where left.sideOf[index] == nil && right.sideOf[index] == nil {
      guard left.base.nodes[index].kind == .item, let own = left.place(of: index), let other = right.place(of: index) else {
        continue
      }
      left.pair(index, own)
      right.pair(index, other)
      left.matchChildren()
      right.matchChildren()
    }
  }

  /// The one new node between those that stand before and behind a node of the base.
  private func place(of index: Int) -> Int? {
    let parent = base.nodes[index].parent
    guard parent >= 0, let side = sideOf[parent] else { return nil }
    let (siblings, others) = (base.nodes[parent].children, self.side.nodes[side].children)
    guard let rank = siblings.binaryIndex(of: index, by: { base.nodes[$0].full.lowerBound }) else { return nil }
    var (start, end) = (0, others.count)
    func rankThere(_ sibling: Int) -> Int? {
      sideOf[sibling].flatMap { place in others.binaryIndex(of: place, by: { self.side.nodes[$0].full.lowerBound }) }
    }
    if rank > 0 {
      guard let before = rankThere(siblings[rank - 1]) else { return nil }
      start = before + 1
    }
    if rank + 1 < siblings.count {
      guard let behind = rankThere(siblings[rank + 1]) else { return nil }
      end = behind
    }
    guard start + 1 == end, baseOf[others[start]] == nil, self.side.nodes[others[start]].kind == base.nodes[index].kind else {
      return nil
    }
    return others[start]
  }

  private func likeness(_ old: Int, _ new: Int) -> Double {
    let (node, other) = (base.nodes[old], side.nodes[new])
    let words = Likeness.of(oldPairs[old] ?? [], newPairs[new] ?? [])
    guard words < 1, !node.children.isEmpty, !other.children.isEmpty else { return words }
    // What hangs below a thing says more of it than its words.
    let below = Set(node.children.map { base.nodes[$0].subtreeHash })
    let common = other.children.count { below.contains(side.nodes[$0].subtreeHash) }
    return max(words, Double(common) / Double(max(node.children.count, other.children.count)))
  }
}

/// How like two texts are.
enum Likeness {
  /// From here on one is taken for a change of the other.
  static let enough = 0.5

  /// The share of the pairs of neighboring letters that both have, from 0 to 1 (Dice's coefficient).
  static func of(_ left: [UInt16], _ right: [UInt16]) -> Double {
    // The rest cannot be enough.
    guard 4 * min(left.count, right.count) >= left.count + right.count, !left.isEmpty else { return 0 }
    var (own, other, common) = (0, 0, 0)
    while own < left.count, other < right.count {
      if left[own] == right[other] {
        (own, other, common) = (own + 1, other + 1, common + 1)
      } else if left[own] < right[other] {
        own += 1
      } else {
        other += 1
      }
    }
    return 2 * Double(common) / Double(left.count + right.count)
  }

  /// The pairs of neighboring letters of a text, sorted. Of a long text only the beginning counts.
  static func pairs(_ text: String) -> [UInt16] {
    let letters = text.lowercased().utf8.prefix(300)
    return zip(letters, letters.dropFirst()).map { UInt16($0) << 8 | UInt16($1) }.sorted()
  }
}

extension [Int] {
  /// Where an element stands in a list that is sorted by some number of its elements.
  fileprivate func binaryIndex(of element: Int, by number: (Int) -> Int) -> Int? {
    let wanted = number(element)
    var (low, high) = (0, count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if number(self[middle]) <= wanted { low = middle } else { high = middle }
    }
    return low < count && self[low] == element ? low : nil
  }
}
