/// The order of what stands below one merged node.
///
/// The order of the left side is kept, with what the right side moved or added put behind what stands before it there. Where both
/// put something behind the same thing, it is put in the order of days or times, if the file is in that order. Where both put the
/// same things in another order, it is that of the left side.
struct ChildOrder {
  private let tree: MergedTree

  init(_ tree: MergedTree) { self.tree = tree }

  /// The merged nodes below a node, in their order.
  func children(of parent: Int) -> [Int] {
    let node = tree.nodes[parent]
    let left = children(of: node.left, in: tree.left, tree.ofLeft, below: parent)
    let right = children(of: node.right, in: tree.right, tree.ofRight, below: parent)
    guard !right.isEmpty else { return left }
    guard !left.isEmpty else { return right }
    if left == right { return left }
    let moves = Moves(children(of: node.base, in: tree.base, tree.ofBase, below: parent), left, right)
    // Where the right side has made the left one's moves, too, its order is the one to begin with.
    return moves.isRightOrder ? merged(right, left, moves.right, []) : merged(left, right, moves.left, moves.right)
  }

  private func children(of index: Int?, in file: MergeTree, _ numbers: [Int], below parent: Int) -> [Int] {
    guard let index else { return [] }
    return file.nodes[index].children.map { numbers[$0] }.filter { child in
      let node = tree.nodes[child]
      return node.isPresent && (node.parent == parent || node.secondParent == parent)
    }
  }

  private func merged(_ left: [Int], _ right: [Int], _ movedLeft: Set<Int>, _ movedRight: Set<Int>) -> [Int] {
    let onRight = Set(right)
    let byRight = movedRight.subtracting(movedLeft)
    var result = ChainedList(left.filter { !byRight.contains($0) })
    var before = ChainedList.start
    let isRising = isRising(left) ?? isRising(right) ?? true
    for child in right {
      if result.contains(child) {
        // What the left side moved is no place to put something behind.
        if !movedLeft.contains(child) { before = child }
        continue
      }
      var place = before
      while let next = result.next(place), !onRight.contains(next), goes(next, before: child, isRising) { place = next }
      result.insert(child, after: place)
      before = child
    }
    return result.elements
  }

  // MARK: Days and times

  private func rank(_ node: Int) -> MergeTree.Rank? {
    if let index = tree.nodes[node].left { return tree.left.nodes[index].rank }
    return tree.nodes[node].right.flatMap { tree.right.nodes[$0].rank }
  }

  /// Whether the last of some things is later than the first; nil where nothing says so.
  private func isRising(_ nodes: [Int]) -> Bool? {
    let ranks = nodes.compactMap { rank($0) }.filter { $0 != .last }
    guard let first = ranks.first, let last = ranks.last, first != last else { return nil }
    return ChildOrder.isLess(first, last) ?? true
  }

  /// Whether something new of the left side stays before something new of the right one.
  private func goes(_ own: Int, before other: Int, _ isRising: Bool) -> Bool {
    // A note behind what is below an item would be a note of that.
    if tree.key(other).kind == .note, tree.key(own).kind != .note { return false }
    switch (rank(own), rank(other)) {
    case (.last?, _): return false
    case (_, .last?): return true
    // In a file with times, what has one stands before what has none.
    case (nil, _?): return false
    case (let rank?, let second?) where rank != second:
      guard let isLess = ChildOrder.isLess(rank, second) else { return true }
      return isLess == isRising
    default: return true
    }
  }

  private static func isLess(_ left: MergeTree.Rank, _ right: MergeTree.Rank) -> Bool? {
    switch (left, right) {
    case (.day(let first, let last), .day(let second, let end)): (first, last) < (second, end)
    case (.time(let first), .time(let second)): first < second
    default: nil
    }
  }
}

/// A list in which putting something behind an element takes no time.
private struct ChainedList {
  static let start = -1

  private var following: [Int: Int] = [:]

  init(_ elements: [Int]) {
    var last = ChainedList.start
    for element in elements {
      insert(element, after: last)
      last = element
    }
  }

  /// Whether an element is in the list. What is last is followed by `start`.
  func contains(_ element: Int) -> Bool { following[element] != nil }

  func next(_ element: Int) -> Int? {
    guard let next = following[element], next != ChainedList.start else { return nil }
    return next
  }

  mutating func insert(_ element: Int, after place: Int) {
    following[element] = following[place] ?? ChainedList.start
    following[place] = element
  }

  var elements: [Int] {
    var elements: [Int] = []
    var element = ChainedList.start
    while let next = next(element) {
      elements.append(next)
      element = next
    }
    return elements
  }
}

/// What the sides moved among the children that they share with the base. What both put in another order, in two ways, only one of
/// them has moved: the one that has made the other's moves, too, else the left one.
private struct Moves {
  private(set) var left: Set<Int> = []
  private(set) var right: Set<Int> = []
  /// Whether the right side has another order, and in it all that the left one changed.
  private(set) var isRightOrder = false

  init(_ old: [Int], _ left: [Int], _ right: [Int]) {
    let all = Set(old).intersection(left).intersection(right)
    let orders = [old, left, right].map { $0.filter { all.contains($0) } }
    if orders[0] != orders[1] || orders[0] != orders[2] { compare(orders[0], orders[1], orders[2]) }
    self.left.formUnion(Moves.moved(old, left).subtracting(all))
    self.right.formUnion(Moves.moved(old, right).subtracting(all))
  }

  private mutating func compare(_ old: [Int], _ left: [Int], _ right: [Int]) {
    isRightOrder = left != old && Moves.includes(right, left, since: old)
    let (lefts, rights) = (Alignment(old, left).partners, Alignment(old, right).partners)
    self.left = Set(old.indices.filter { lefts[$0] == nil }.map { old[$0] })
    self.right = Set(old.indices.filter { rights[$0] == nil }.map { old[$0] })
    var (start, leftStart, rightStart) = (0, 0, 0)
    func settle(_ end: Int, _ leftEnd: Int, _ rightEnd: Int) {
      let (was, own, other) = (old[start..<end], left[leftStart..<leftEnd], right[rightStart..<rightEnd])
      if was != own, was != other, own != other { self.right.subtract(was + other) }
    }
    for index in old.indices {
      guard let own = lefts[index], let other = rights[index] else { continue }
      settle(index, own, other)
      (start, leftStart, rightStart) = (index + 1, own + 1, other + 1)
    }
    settle(old.count, left.count, right.count)
  }

  /// The most things whose order is compared pair by pair.
  private static let most = 200

  /// Whether an order has all that another one changed since the base, too.
  private static func includes(_ order: [Int], _ other: [Int], since old: [Int]) -> Bool {
    guard order.count <= most else { return false }
    let places = [order, other, old].map { order in
      Dictionary(order.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    }
    func isBefore(_ first: Int, _ second: Int, _ order: Int) -> Bool {
      places[order][first, default: 0] < places[order][second, default: 0]
    }
    return old.indices.allSatisfy { first in
      old.indices[(first + 1)...].allSatisfy { isBefore(old[first], old[$0], 1) || !isBefore(old[first], old[$0], 0) }
    }
  }

  private static func moved(_ old: [Int], _ new: [Int]) -> Set<Int> {
    let ranks = Dictionary(old.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    let common = new.filter { ranks[$0] != nil }
    let kept = Set(LongestRise.indices(of: common.map { ranks[$0] ?? 0 }).map { common[$0] })
    return Set(common).subtracting(kept)
  }
}
