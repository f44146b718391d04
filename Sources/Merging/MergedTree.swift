/// The nodes of base and sides as one set: each node is known by which of the three files has it, and where.
struct MergedTree {
  struct Node {
    var base: Int?
    var left: Int?
    var right: Int?
    /// The merged node that it stands below; a second one where both sides moved it, each to another place.
    var parent = -1
    var secondParent: Int?
    var isPresent = true
    /// The side whose it is alone: it keeps what the other removed, or nobody can say which twin of the other it is.
    var keptBy: MergeSide?
    /// The sides that put it elsewhere.
    var movedBy: Set<MergeSide> = []

    func index(on side: MergeSide) -> Int? { side == .left ? left : right }
  }

  let base: MergeTree
  let left: MergeTree
  let right: MergeTree
  private(set) var nodes: [Node] = []
  private(set) var ofBase: [Int]
  private(set) var ofLeft: [Int]
  private(set) var ofRight: [Int]

  /// Nil where two moves put a thing below itself.
  init?(base: MergeTree, left: MergeTree, right: MergeTree) {
    (self.base, self.left, self.right) = (base, left, right)
    var lefts = TreeMatching(base, left)
    var rights = TreeMatching(base, right)
    TreeMatching.matchPlaces(&lefts, &rights)
    let doubts = TwinDoubts(&lefts, &rights)
    ofBase = Array(base.nodes.indices)
    ofLeft = Array(repeating: -1, count: left.nodes.count)
    ofRight = Array(repeating: -1, count: right.nodes.count)
    for index in base.nodes.indices {
      nodes.append(Node(base: index, left: lefts.sideOf[index], right: rights.sideOf[index]))
      if let place = lefts.sideOf[index] { ofLeft[place] = index }
      if let place = rights.sideOf[index] { ofRight[place] = index }
    }
    for node in doubts.contestedLeft.sorted() { addContested(node, on: .left) }
    for node in doubts.contestedRight.sorted() { addContested(node, on: .right) }
    addNew()
    guard placeAll() else { return nil }
    settlePresence()
    guard !hasCycle else { return nil }
  }

  func tree(_ side: MergeSide) -> MergeTree { side == .left ? left : right }

  func merged(_ index: Int, on side: MergeSide) -> Int { side == .left ? ofLeft[index] : ofRight[index] }

  /// What a node is: as the side that changed it has it.
  func key(_ node: Int) -> MergeTree.Key {
    let node = nodes[node]
    if let index = node.left { return left.nodes[index].key }
    if let index = node.right { return right.nodes[index].key }
    return base.nodes[node.base ?? 0].key
  }

  // MARK: What the sides added

  private mutating func addContested(_ index: Int, on side: MergeSide) {
    var node = Node(base: nil, left: nil, right: nil, keptBy: side)
    if side == .left {
      guard ofLeft[index] < 0 else { return }
      node.left = index
      ofLeft[index] = nodes.count
    } else {
      guard ofRight[index] < 0 else { return }
      node.right = index
      ofRight[index] = nodes.count
    }
    nodes.append(node)
  }

  /// Makes nodes of what the base has not. What both sides added below one parent under one name is one node.
  private mutating func addNew() {
    var open = nodes.indices.filter { nodes[$0].left != nil && nodes[$0].right != nil }
    while let parent = open.popLast() {
      guard let own = nodes[parent].left, let other = nodes[parent].right else { continue }
      var lefts = left.nodes[own].children.filter { ofLeft[$0] < 0 }
      guard !lefts.isEmpty else { continue }
      var rights = right.nodes[other].children.filter { ofRight[$0] < 0 }
      guard !rights.isEmpty else { continue }
      for pair in pairs(&lefts, &rights) {
        ofLeft[pair.0] = nodes.count
        ofRight[pair.1] = nodes.count
        open.append(nodes.count)
        nodes.append(Node(base: nil, left: pair.0, right: pair.1))
      }
    }
    for index in ofLeft.indices where ofLeft[index] < 0 {
      ofLeft[index] = nodes.count
      nodes.append(Node(base: nil, left: index, right: nil))
    }
    for index in ofRight.indices where ofRight[index] < 0 {
      ofRight[index] = nodes.count
      nodes.append(Node(base: nil, left: nil, right: index))
    }
  }

  private func pairs(_ lefts: inout [Int], _ rights: inout [Int]) -> [(Int, Int)] {
    var found: [(Int, Int)] = []
    func match(_ key: (MergeTree, Int) -> MergeTree.Key?, _ accepts: (Int, Int) -> Bool = { _, _ in true }) {
      var places: [MergeTree.Key: [Int]] = [:]
      for index in rights.reversed() {
        if let key = key(right, index) { places[key, default: []].append(index) }
      }
      lefts.removeAll { index in
        guard let key = key(left, index), let partner = places[key]?.last,
          left.isOneSort(index, partner, of: right), accepts(index, partner)
        else { return false }
        places[key]?.removeLast()
        found.append((index, partner))
        return true
      }
      let taken = Set(found.map(\.1))
      rights.removeAll { taken.contains($0) }
    }
    match { tree, index in
      let node = tree.nodes[index]
      return node.kind == .item || node.kind == .entry ? node.addedKey : node.key
    }
    match({ tree, index in tree.nodes[index].looseKey }, isOneDay)
    return found
  }

  /// Whether two entries of one day are one: always of what is done once a day, else where one of them has no time.
  private func isOneDay(_ own: Int, _ other: Int) -> Bool {
    guard let entry = left.item(own)?.entry, let second = right.item(other)?.entry else { return false }
    switch left.itemReading(left.nodes[own].parent)?.type {
    case .best: return false
    case .habit, .activity: return true
    case .text, .bullet, .checkbox, .countUp, .countDown, .counter, .streak, .textList, .timeline, .label, .image, .quote,
      .tally, .recurring, .schedule, .task, .block, .routine, .category, .link, .mark, .phase, nil:
      return entry.time == nil || second.time == nil
    }
  }

  // MARK: Where each stands

  private mutating func placeAll() -> Bool {
    for index in nodes.indices {
      let node = nodes[index]
      let old = node.base.flatMap { base.nodes[$0].parent }.map { $0 < 0 ? -1 : $0 }
      let own = node.left.map { left.nodes[$0].parent }.map { $0 < 0 ? -1 : ofLeft[$0] }
      let other = node.right.map { right.nodes[$0].parent }.map { $0 < 0 ? -1 : ofRight[$0] }
      if let old {
        if let own, own != old { nodes[index].movedBy.insert(.left) }
        if let other, other != old { nodes[index].movedBy.insert(.right) }
      }
      switch (own, other) {
      case (let own?, let other?):
        switch ThreeWay.merge(old, own, other) {
        case .settled(let parent): nodes[index].parent = parent ?? own
        case .conflict:
          nodes[index].parent = own
          nodes[index].secondParent = other
        }
      case (let parent?, nil), (nil, let parent?): nodes[index].parent = parent
      case (nil, nil): nodes[index].parent = old ?? -1
      }
    }
    return !hasCycle
  }

  /// Whether a thing stands below itself, in one of its places.
  private var hasCycle: Bool {
    // 0: not looked at, 1: on the way, 2: known to end at the root.
    var states = [UInt8](repeating: 0, count: nodes.count)
    for start in nodes.indices where states[start] == 0 {
      var open = [(start, false)]
      while let (index, isDone) = open.popLast() {
        if isDone {
          states[index] = 2
          continue
        }
        if states[index] == 2 { continue }
        if states[index] == 1 { return true }
        states[index] = 1
        open.append((index, true))
        for parent in [nodes[index].parent, nodes[index].secondParent ?? -1] where parent >= 0 && states[parent] != 2 {
          if states[parent] == 1 { return true }
          open.append((parent, false))
        }
      }
    }
    return false
  }

  // MARK: What is there

  /// A thing that both sides have, and that one moved into what the other removed, stays in its own place for the other.
  private mutating func placeOutOfRemoved(_ index: Int) {
    guard nodes[index].secondParent == nil, let own = nodes[index].left, let other = nodes[index].right else { return }
    var above = nodes[index].parent
    while above >= 0, nodes[above].keptBy == nil { above = nodes[above].parent }
    guard above >= 0, nodes[above].isPresent, left.nodes[own].parent >= 0, right.nodes[other].parent >= 0 else { return }
    nodes[index].parent = ofLeft[left.nodes[own].parent]
    nodes[index].secondParent = ofRight[right.nodes[other].parent]
    for start in [nodes[index].parent, ofRight[right.nodes[other].parent]] {
      var holder = start
      while holder >= 0, !nodes[holder].isPresent {
        nodes[holder].isPresent = true
        holder = nodes[holder].parent
      }
    }
  }

  /// Removes what one side removed and the other left as it was, where it was; keeps what the other changed, moved, or put something
  /// into.
  private mutating func settlePresence() {
    addReordered()
    var children = [[Int]](repeating: [], count: nodes.count)
    for (index, node) in nodes.enumerated() {
      if node.parent >= 0 { children[node.parent].append(index) }
      if let second = node.secondParent { children[second].append(index) }
    }
    var order: [Int] = []
    var open = [MergeTree.root]
    while let index = open.popLast() {
      order.append(index)
      open += children[index]
    }
    for index in order.reversed() {
      let node = nodes[index]
      guard let old = node.base, node.left == nil || node.right == nil else { continue }
      let isWanted = children[index].contains { nodes[$0].isPresent }
      let side: MergeSide? = node.left != nil ? .left : node.right != nil ? .right : nil
      nodes[index].keptBy = side
      guard let side, let own = node.index(on: side) else {
        nodes[index].isPresent = isWanted
        continue
      }
      let isChanged = base.nodes[old].contentHash != tree(side).nodes[own].contentHash
      nodes[index].isPresent = isWanted || isChanged || node.movedBy.contains(side)
    }
    for index in order { placeOutOfRemoved(index) }
    // What is kept is kept with all that hangs below it.
    for index in order where nodes[index].isPresent && nodes[index].keptBy != nil {
      for child in children[index] where nodes[child].keptBy == nodes[index].keptBy { nodes[child].isPresent = true }
    }
  }

  /// Finds what a side put elsewhere among its siblings.
  private mutating func addReordered() {
    for parent in nodes.indices {
      guard let old = nodes[parent].base, base.nodes[old].children.count > 1 else { continue }
      for side in [MergeSide.left, .right] {
        guard let own = nodes[parent].index(on: side) else { continue }
        let children = tree(side).nodes[own].children.map { merged($0, on: side) }
        let common = children.filter { nodes[$0].base.map { base.nodes[$0].parent == old } ?? false }
        let kept = LongestRise.inEach(of: common.compactMap { nodes[$0].base.map { base.nodes[$0].fullRange.lowerBound } })
        for (place, child) in common.enumerated() where !kept.contains(place) { nodes[child].movedBy.insert(side) }
      }
    }
  }
}
