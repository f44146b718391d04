/// Which nodes of a side are those of the base.
///
/// Nodes are known by their names among the children of one parent, twins by their places (`TwinMatching`); then, where one name
/// stands once on both sides, anywhere in the file, which makes a move; then by likeness among those of one place that are left, or
/// by what hangs below them, which makes a change of words.
struct TreeMatching {
  private(set) var sideOf: [Int?]
  private(set) var baseOf: [Int?]
  /// Twins of which this side leaves open which is which.
  private(set) var doubts: [TwinMatching.Doubt] = []

  private let base: MergeTree
  private let side: MergeTree
  /// What is compared of the words of nodes that were not found by their names.
  private var oldWords = KnownWords()
  private var newWords = KnownWords()
  /// Nodes of the base of which nobody can say whether they were moved or got another name.
  private var unclear: Set<Int> = []
  /// Pairs whose children are still to be matched.
  private var pending: [(Int, Int)] = []

  init(_ base: MergeTree, _ side: MergeTree) {
    (self.base, self.side) = (base, side)
    sideOf = Array(repeating: nil, count: base.nodes.count)
    baseOf = Array(repeating: nil, count: side.nodes.count)
    pair(MergeTree.root, MergeTree.root)
    pair(MergeTree.introduction, MergeTree.introduction)
    matchChildren()
    unpairUnclear()
    // A section with another title shows what is in it, and what is in it may show another move.
    for _ in 0..<3 {
      matchMoves()
      matchChildren()
      let isChanged = matchLike()
      matchChildren()
      guard matchHolders() || isChanged else { break }
      matchChildren()
    }
  }

  private mutating func pair(_ old: Int, _ new: Int) {
    sideOf[old] = new
    baseOf[new] = old
    pending.append((old, new))
  }

  /// Takes a pair apart, and all pairs of what is below the one with what is below the other.
  mutating func unpair(_ old: Int) {
    guard let new = sideOf[old] else { return }
    let below = Set(side.subtree(of: new))
    for node in base.subtree(of: old) {
      guard let partner = sideOf[node], below.contains(partner) else { continue }
      sideOf[node] = nil
      baseOf[partner] = nil
    }
  }

  /// Whether a node of the base, or what is below it, is another on this side, or stands below something else.
  func isChanged(_ old: Int) -> Bool {
    guard let new = sideOf[old] else { return false }
    let (parent, other) = (base.nodes[old].parent, side.nodes[new].parent)
    return base.nodes[old].subtreeHash != side.nodes[new].subtreeHash || parent >= 0 && sideOf[parent] != other
  }

  /// Pairs the one with the other of two things that are the same.
  mutating func pairAnew(_ old: Int, _ new: Int) {
    pair(old, new)
    matchChildren()
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
    var twins: Set<MergeTree.Key> = []
    for key in order {
      guard let group = groups[key] else { continue }
      if group.old.count == 1, group.new.count == 1 {
        if base.isOneSort(group.old[0], group.new[0], of: side) { pair(group.old[0], group.new[0]) }
      } else {
        twins.insert(key)
      }
    }
    if !twins.isEmpty { pairTwins(old, new) { node in key(node).flatMap { twins.contains($0) ? $0 : nil } } }
  }

  private mutating func pairTwins(_ old: [Int], _ new: [Int], _ key: (MergeTree.Node) -> MergeTree.Key?) {
    let matching = TwinMatching(base, side, old: old, new: new, sideOf: { sideOf[$0] }, baseOf: { baseOf[$0] }, key: key)
    for (old, new) in matching.pairs { pair(old, new) }
    doubts += matching.doubts
  }

  // MARK: By name, anywhere

  /// Whether a node is known by its words wherever it stands.
  private func canMove(_ node: MergeTree.Node) -> Bool {
    switch node.kind {
    case .section, .group: !node.key.text.isEmpty
    case .item: true
    case .block, .note: node.key.text.utf8.count > 3
    default: false
    }
  }

  private mutating func matchMoves() {
    // What went elsewhere as it was, then what went there with a change, and is not below something else that did.
    matchMoves { $0.subtreeHash }
    matchMoves(isWhole: true) { _ in 0 }
    matchChildren()
    matchMoves { _ in 0 }
  }

  private struct MovedKey: Hashable {
    var key: MergeTree.Key
    var respect: Int
  }

  /// - Parameter isWhole: whether what stands below something without a partner is left out.
  private mutating func matchMoves(isWhole: Bool = false, _ respect: (MergeTree.Node) -> Int) {
    var places: [MovedKey: (old: [Int], new: [Int])] = [:]
    for (index, node) in base.nodes.enumerated() where sideOf[index] == nil && canMove(node) {
      if isWhole, node.parent >= 0, sideOf[node.parent] == nil { continue }
      places[MovedKey(key: node.key, respect: respect(node)), default: ([], [])].old.append(index)
    }
    var order: [MovedKey] = []
    for (index, node) in side.nodes.enumerated() where baseOf[index] == nil && canMove(node) {
      if isWhole, node.parent >= 0, baseOf[node.parent] == nil { continue }
      let key = MovedKey(key: node.key, respect: respect(node))
      guard let place = places[key] else { continue }
      if place.new.isEmpty { order.append(key) }
      places[key]?.new.append(index)
    }
    for key in order {
      guard let place = places[key], place.old.count == place.new.count else { continue }
      // Several went together from one place to another, in their order.
      guard Set(place.old.map { base.nodes[$0].parent }).count == 1, Set(place.new.map { side.nodes[$0].parent }).count == 1
      else { continue }
      // It may have got another name in its old place, and what has its name now be new. Nobody can say.
      let doubtful = place.old.filter { hasLikeness($0) }
      guard doubtful.isEmpty else {
        unclear.formUnion(doubtful)
        continue
      }
      for (old, new) in zip(place.old, place.new) where sideOf[old] == nil && baseOf[new] == nil {
        if base.isOneSort(old, new, of: side) { pair(old, new) }
      }
    }
  }

  /// Takes apart what has its name elsewhere among its siblings, and something new in its place that is like it.
  private mutating func unpairUnclear() {
    for old in base.nodes.indices where sideOf[old] != nil && canMove(base.nodes[old]) {
      guard let rival = place(of: old), likeness(old, rival) >= Likeness.enough else { continue }
      unpair(old)
      unclear.insert(old)
    }
  }

  /// Whether something new in the place of a node is like it.
  private mutating func hasLikeness(_ old: Int) -> Bool {
    let parent = base.nodes[old].parent
    guard parent >= 0, let holder = sideOf[parent] else { return false }
    let news = side.nodes[holder].children.filter { baseOf[$0] == nil && side.nodes[$0].kind == base.nodes[old].kind }
    // Of many nobody can say.
    guard !news.isEmpty, news.count <= TreeMatching.reach else { return false }
    let gaps = gaps(parent, holder)
    return news.contains { new in
      gaps.new[new] == gaps.old[old] && side.nodes[new].key != base.nodes[old].key && likeness(old, new) >= Likeness.enough
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
  /// How much more alike two things must be than each is to any other.
  private static let distance = 0.15

  /// Pairs what is alike and stands in one place: behind the same thing that both have. What stands elsewhere is another thing, as an
  /// edit of the one must not end up on the other.
  private mutating func pairLike(_ olds: [Int], _ news: [Int]) -> Bool {
    let kinds: Set<MergeTree.Kind> = [.section, .group, .item, .block, .note]
    let olds = olds.filter { kinds.contains(base.nodes[$0].kind) && !unclear.contains($0) }
    let news = news.filter { kinds.contains(side.nodes[$0].kind) }
    guard let first = olds.first, let other = news.first else { return false }
    var isChanged = false
    let gaps = gaps(base.nodes[first].parent, side.nodes[other].parent)
    let byGap = Dictionary(grouping: news) { gaps.new[$0] }
    for (gap, olds) in Dictionary(grouping: olds, by: { gaps.old[$0] }).sorted(by: { $0.value[0] < $1.value[0] }) {
      if let news = byGap[gap], pairLike(inOneGap: olds, news) { isChanged = true }
    }
    return isChanged
  }

  /// For each child of two nodes without a partner, how many of those that both have in one order stand before it.
  private func gaps(_ old: Int, _ new: Int) -> (old: [Int: Int], new: [Int: Int]) {
    let (children, others) = (base.nodes[old].children, side.nodes[new].children)
    let places = Dictionary(uniqueKeysWithValues: others.enumerated().map { ($0.element, $0.offset) })
    let paired = children.compactMap { child in sideOf[child].flatMap { places[$0] }.map { (child, $0) } }
    let kept = LongestRise.indices(of: paired.map(\.1)).map { paired[$0] }
    func count(_ nodes: [Int], _ kept: Set<Int>) -> [Int: Int] {
      var (counts, count) = ([Int: Int](), 0)
      for node in nodes {
        if kept.contains(node) { count += 1 }
        counts[node] = count
      }
      return counts
    }
    return (count(children, Set(kept.map(\.0))), count(others, Set(kept.map { others[$0.1] })))
  }

  private mutating func pairLike(inOneGap olds: [Int], _ news: [Int]) -> Bool {
    var likenesses: [(old: Int, new: Int, likeness: Double)] = []
    for (rank, old) in olds.enumerated() {
      let middle = rank * news.count / olds.count
      for new in news[max(0, middle - TreeMatching.reach)..<min(news.count, middle + TreeMatching.reach + 1)]
      where side.nodes[new].kind == base.nodes[old].kind && base.isOneSort(old, new, of: side) {
        let likeness = likeness(old, new)
        if likeness >= Likeness.enough { likenesses.append((old, new, likeness)) }
      }
    }
    let isInOrder =
      olds.count == news.count
      && zip(olds, news).allSatisfy { old, new in
        likenesses.contains { $0.old == old && $0.new == new }
      }
    var isChanged = false
    for pair in likenesses.sorted(by: { ($0.likeness, $1.old, $1.new) > ($1.likeness, $0.old, $0.new) }) {
      guard sideOf[pair.old] == nil, baseOf[pair.new] == nil else { continue }
      let rivals = likenesses.filter { ($0.old == pair.old) != ($0.new == pair.new) }
      let isClear = rivals.allSatisfy { $0.likeness <= pair.likeness - TreeMatching.distance }
      let isNext = isInOrder && olds.firstIndex(of: pair.old) == news.firstIndex(of: pair.new)
      guard isClear || isNext else { continue }
      self.pair(pair.old, pair.new)
      isChanged = true
    }
    return isChanged
  }

  // MARK: By what is below

  /// Pairs what has another name in another place by what is below it: half of that must be the same, and below nothing else.
  private mutating func matchHolders() -> Bool {
    var holders: [Int: Set<Int>] = [:]
    for (index, node) in base.nodes.enumerated() where sideOf[index] == nil && canHold(node) && !unclear.contains(index) {
      for child in node.children { holders[base.nodes[child].subtreeHash, default: []].insert(index) }
    }
    guard !holders.isEmpty else { return false }
    var isChanged = false
    for (index, node) in side.nodes.enumerated() where baseOf[index] == nil && canHold(node) {
      var common: [Int: Int] = [:]
      for child in node.children {
        let known: Set<Int>? = baseOf[child].map { base.nodes[$0].parent }.map { $0 >= 0 && sideOf[$0] == nil ? [$0] : [] }
        guard let old = known ?? holders[side.nodes[child].subtreeHash], old.count == 1, let holder = old.first else {
          continue
        }
        common[holder, default: 0] += 1
      }
      guard common.count == 1, let (old, count) = common.first, sideOf[old] == nil, base.nodes[old].kind == node.kind,
        2 * count > max(node.children.count, base.nodes[old].children.count)
      else { continue }
      pair(old, index)
      isChanged = true
    }
    return isChanged
  }

  private func canHold(_ node: MergeTree.Node) -> Bool {
    switch node.kind {
    case .item, .section, .group: !node.children.isEmpty
    default: false
    }
  }

  // MARK: By place

  /// Pairs what neither side has by its name: if each has just one other thing in its place, both have named it anew. What something
  /// hangs below is another thing without it.
  static func matchPlaces(_ left: inout TreeMatching, _ right: inout TreeMatching) {
    for index in left.base.nodes.indices where left.sideOf[index] == nil || right.sideOf[index] == nil {
      guard [.item, .section, .group, .block, .note].contains(left.base.nodes[index].kind),
        let own = left.renamed(index) ?? left.place(of: index), let other = right.renamed(index) ?? right.place(of: index),
        left.sideOf[index] == nil || left.renamed(index) != nil, right.sideOf[index] == nil || right.renamed(index) != nil
      else { continue }
      if left.sideOf[index] == nil { left.pair(index, own) }
      if right.sideOf[index] == nil { right.pair(index, other) }
      left.matchChildren()
      right.matchChildren()
    }
  }

  /// The partner of a node if it has another name.
  private func renamed(_ index: Int) -> Int? {
    sideOf[index].flatMap { side.nodes[$0].key == base.nodes[index].key ? nil : $0 }
  }

  /// The one new node between those that stand before and behind a node of the base.
  private func place(of index: Int) -> Int? {
    let parent = base.nodes[index].parent
    guard parent >= 0, let side = sideOf[parent] else { return nil }
    let (siblings, others) = (base.nodes[parent].children, self.side.nodes[side].children)
    guard let rank = siblings.binaryIndex(of: index, by: { base.nodes[$0].fullRange.lowerBound }) else { return nil }
    var (start, end) = (0, others.count)
    func rankThere(_ sibling: Int) -> Int? {
      sideOf[sibling].flatMap { place in others.binaryIndex(of: place, by: { self.side.nodes[$0].fullRange.lowerBound }) }
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
    // What has the name of another thing that is not found may be that one.
    let key = self.side.nodes[others[start]].key
    if base.nodes.indices.contains(where: { sideOf[$0] == nil && $0 != index && base.nodes[$0].key == key }) { return nil }
    let below = Set(base.nodes[index].children.map { base.nodes[$0].key })
    let isHeld = self.side.nodes[others[start]].children.contains { below.contains(self.side.nodes[$0].key) }
    return below.isEmpty || isHeld ? others[start] : nil
  }

  private mutating func likeness(_ old: Int, _ new: Int) -> Double {
    let (node, other) = (base.nodes[old], side.nodes[new])
    var words = Likeness.of(oldWords.pairs(of: old, in: base), newWords.pairs(of: new, in: side))
    // What stands at the same time or date is rather the same thing.
    if words >= Likeness.enough, let rank = node.rank, rank == other.rank { words = min(1, words + 0.3) }
    // Whoever gives a thing another name leaves it a box, or leaves it without one.
    if base.hasBox(old) != side.hasBox(new) { words -= 0.2 }
    guard words < 1, !node.children.isEmpty, !other.children.isEmpty else { return words }
    // What hangs below a thing says more of it than its words.
    let below = Set(node.children.map { base.nodes[$0].subtreeHash })
    let common = other.children.count { below.contains(side.nodes[$0].subtreeHash) }
    return max(words, Double(common) / Double(max(node.children.count, other.children.count)))
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
