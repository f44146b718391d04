import SourceText

/// What a merged file is made of, from its first line to its last: heads of nodes, and places where the sides contradict each
/// other.
struct MergeScript {
  /// The first lines of one node.
  struct Head {
    /// The merged node.
    var node: Int
    /// The head that it stands below; -1 for none.
    var parent: Int
    /// Its lines without the last line ending.
    var pieces: [MergePiece]
    var ending: [UInt8]
  }

  enum Step {
    case head(Head)
    case conflict(left: [Head], right: [Head])
  }

  let tree: MergedTree
  private(set) var steps: [Step] = []
  /// The merged nodes whose lines are put together of those of both sides.
  private(set) var joined: Set<Int> = []
  private let order: ChildOrder
  /// Whether the last conflict is one between twins.
  private var isLastChoice = false
  /// The column in which what is below a node begins, where it is known.
  private var columns: [Int: Int] = [:]

  init(_ tree: MergedTree) {
    self.tree = tree
    order = ChildOrder(tree)
    for node in order.children(of: MergeTree.root) { add(node) }
    steps = steps.flatMap { $0.withoutSameChoice }
  }

  var conflictCount: Int {
    steps.reduce(0) { count, step in
      switch step {
      case .head(let head): count + head.pieces.conflictCount
      case .conflict: count + 1
      }
    }
  }

  // MARK: Nodes

  private mutating func add(_ node: Int, below parent: Int = -1) {
    let merged = tree.nodes[node]
    if let side = merged.keptBy {
      return addConflict(heads(of: node, below: parent, on: side), of: side, isChoice: merged.base == nil)
    }
    if merged.secondParent != nil { return addTwice(node, below: parent) }
    if let head = head(of: node, below: parent) { steps.append(.head(head)) }
    for child in order.children(of: node) { add(child, below: hasLines(node) ? node : parent) }
  }

  /// Both sides moved it, each to another place: it stands in both, each time as what one side has there.
  private mutating func addTwice(_ node: Int, below parent: Int) {
    let container = parent < 0 ? -1 : parent
    let isFirst = tree.nodes[node].parent == container || (container < 0 && !hasLines(tree.nodes[node].parent))
    let side: MergeSide = isFirst ? .left : .right
    addConflict(heads(of: node, below: parent, on: side), of: side)
  }

  /// What one side has and the other has not. What follows something else that is that side's alone is one conflict with it.
  ///
  /// - Parameter isChoice: whether it stands for what the other side has next to it, as with twins that cannot be told apart.
  private mutating func addConflict(_ heads: [Head], of side: MergeSide, isChoice: Bool = false) {
    guard !heads.isEmpty else { return }
    let added = side == .left ? (heads, []) : ([], heads)
    if case .conflict(let left, let right)? = steps.last,
      isChoice == isLastChoice, isChoice || (side == .left ? right : left).isEmpty
    {
      steps[steps.count - 1] = .conflict(left: left + added.0, right: right + added.1)
    } else {
      steps.append(.conflict(left: added.0, right: added.1))
    }
    isLastChoice = isChoice
  }

  private func hasLines(_ node: Int) -> Bool {
    let merged = tree.nodes[node]
    if let index = merged.left { return tree.left.nodes[index].hasLines }
    return merged.right.map { tree.right.nodes[$0].hasLines } ?? false
  }

  /// The lines of a node and of all below it, with what one side has where there is a conflict.
  private mutating func heads(of node: Int, below parent: Int, on side: MergeSide) -> [Head] {
    var heads: [Head] = []
    if var head = head(of: node, below: parent) {
      head.pieces = [.text(head.pieces.content(resolvedTo: side))]
      if tree.nodes[node].secondParent != nil, let index = tree.nodes[node].index(on: side) {
        // What a side wrote on its line may go with the place.
        head.pieces = [.text(tree.tree(side).content(index))]
        indent(&head, as: side)
      }
      heads.append(head)
    }
    for child in order.children(of: node) {
      heads += self.heads(of: child, below: hasLines(node) ? node : parent, on: tree.nodes[child].keptBy ?? side)
    }
    return heads
  }

  // MARK: Heads

  private mutating func head(of node: Int, below parent: Int) -> Head? {
    guard hasLines(node) else { return nil }
    let merged = tree.nodes[node]
    var head: Head
    var origin = MergeSide.left
    switch (merged.left, merged.right) {
    case (let own?, let other?):
      let base = merged.base.map { (tree.base, $0) }
      let (pieces, isJoined) = HeadMerge.pieces(base: base, left: (tree.left, own), right: (tree.right, other))
      head = Head(node: node, parent: parent, pieces: pieces, ending: ending(base, own, other))
      if isJoined { joined.insert(node) }
      origin = side(of: pieces, own, other, below: merged.parent)
    case (let own?, nil): head = Head(node: node, parent: parent, tree.left, own)
    case (nil, let other?):
      head = Head(node: node, parent: parent, tree.right, other)
      origin = .right
    case (nil, nil): return nil
    }
    indent(&head, as: origin)
    return head
  }

  /// The side whose indent some lines have; of one that both have, that of the side where they stand below the same thing.
  private func side(of pieces: [MergePiece], _ own: Int, _ other: Int, below parent: Int) -> MergeSide {
    let indents = [pieces.content(resolvedTo: .left), tree.left.content(own), tree.right.content(other)].map { bytes in
      Indent.width(of: bytes[...])
    }
    guard indents[0] == indents[2] else { return .left }
    guard indents[0] == indents[1] else { return .right }
    return tree.ofLeft[tree.left.nodes[own].parent] == parent ? .left : .right
  }

  private func ending(_ base: (MergeTree, Int)?, _ own: Int, _ other: Int) -> [UInt8] {
    let (left, right) = (tree.left.ending(own), tree.right.ending(other))
    guard let base, case .settled(let ending) = ThreeWay.merge(base.0.ending(base.1), left, right) else { return left }
    return ending
  }

  // MARK: Indents

  /// Moves the lines of what is below another item than on its own side as far in as that one asks for.
  private mutating func indent(_ head: inout Head, as side: MergeSide) {
    let file = tree.tree(side)
    guard let index = tree.nodes[head.node].index(on: side) else { return }
    let own = MergeScript.column(of: file, file.nodes[index].parent)
    let wanted = head.parent < 0 ? 0 : columns[head.parent] ?? own
    if wanted != own {
      head.pieces = head.pieces.map { piece in
        switch piece {
        case .text(let bytes): .text(Indent.moved(bytes, by: wanted - own))
        case .conflict(let left, let right):
          .conflict(left: Indent.moved(left, by: wanted - own), right: Indent.moved(right, by: wanted - own))
        }
      }
    }
    if file.nodes[index].kind == .item || file.nodes[index].kind == .entry {
      columns[head.node] = Indent.wordsColumn(of: head.pieces.content(resolvedTo: side)[...])
    } else {
      columns[head.node] = 0
    }
  }

  private static func column(of file: MergeTree, _ node: Int) -> Int {
    guard node >= 0, file.nodes[node].kind == .item || file.nodes[node].kind == .entry else { return 0 }
    return Indent.wordsColumn(of: file.source.bytes[file.nodes[node].content])
  }
}

extension MergeScript.Step {
  /// Heads where both sides of a conflict hold the same lines: what of twins that went elsewhere is told there.
  fileprivate var withoutSameChoice: [MergeScript.Step] {
    guard case .conflict(let left, let right) = self, left.map(\.pieces) == right.map(\.pieces) else { return [self] }
    return left.map { .head($0) }
  }
}

extension MergeScript.Head {
  /// A head as one file has it.
  fileprivate init(node: Int, parent: Int, _ file: MergeTree, _ index: Int) {
    self.init(node: node, parent: parent, pieces: [.text(file.content(index))], ending: file.ending(index))
  }
}
