/// The blank lines between two things.
struct Separation {
  private let tree: MergedTree

  init(_ tree: MergedTree) { self.tree = tree }

  /// Those of the file in which the two stand next to each other; where they do so in none, those that go with each.
  ///
  /// - Parameter previous: the merged node before; -1 at the beginning of the file.
  func blanks(between previous: Int, and node: Int) -> [UInt8] {
    let own = blanks(tree.left, tree.nodes[node].left, tree.ofLeft, previous)
    let other = blanks(tree.right, tree.nodes[node].right, tree.ofRight, previous)
    let old = blanks(tree.base, tree.nodes[node].base, tree.ofBase, previous)
    switch (own, other) {
    case (let own?, let other?):
      if let old, case .settled(let blanks) = ThreeWay.merge(old, own, other) { return blanks }
      return own.count < other.count ? other : own
    case (let blanks?, nil), (nil, let blanks?): return blanks
    case (nil, nil): return parting(previous, node)
    }
  }

  /// The blank lines before a node of one file, if what is before it there is what is before it now.
  private func blanks(_ file: MergeTree, _ index: Int?, _ numbers: [Int], _ previous: Int) -> [UInt8]? {
    guard let index else { return nil }
    let before = file.nodes[index].previous
    guard (before < 0 ? -1 : numbers[before]) == previous else { return nil }
    return file.bytes(file.nodes[index].blanks)
  }

  /// What parts two things that stand next to each other in no file.
  private func parting(_ previous: Int, _ node: Int) -> [UInt8] {
    let kind = tree.key(node).kind
    let before = before(node)
    guard previous >= 0 else { return before }
    let after = after(previous)
    switch (tree.key(previous).kind, kind) {
    case (.item, .item), (.item, .entry), (.item, .note), (.entry, .item), (.entry, .entry), (.note, .item), (.note, .entry),
      (_, .property), (_, .fence):
      // What stands in a list now may have stood alone.
      let blanks = [isInList(node) ? before : nil, isFollowedInList(previous) ? after : nil].compactMap(\.self)
      return blanks.min { $0.count < $1.count } ?? []
    case (.block, .block), (.item, .block), (.entry, .block), (.note, .note), (.note, .block), (.block, .note):
      let blanks = before.count < after.count ? after : before
      return blanks.isEmpty ? ending : blanks
    default: return before.count < after.count ? after : before
    }
  }

  private func isListed(_ kind: MergeTree.Kind?) -> Bool {
    switch kind {
    case .item, .entry, .note, .property, .frontMatter: true
    default: false
    }
  }

  /// Whether a node stands behind something of a list on the side that has it.
  private func isInList(_ node: Int) -> Bool {
    let (file, index) = place(of: node)
    guard let index, file.nodes[index].previous >= 0 else { return false }
    return isListed(file.nodes[file.nodes[index].previous].kind)
  }

  /// Whether something of a list stands behind a node on the side that has it.
  private func isFollowedInList(_ node: Int) -> Bool {
    let (file, index) = place(of: node)
    return isListed(index.flatMap { file.next($0) }.map { file.nodes[$0].kind })
  }

  /// The left side where it has a node, else the right one.
  private func place(of node: Int) -> (MergeTree, Int?) {
    let merged = tree.nodes[node]
    return merged.left == nil ? (tree.right, merged.right) : (tree.left, merged.left)
  }

  private func before(_ node: Int) -> [UInt8] {
    let (file, index) = place(of: node)
    return index.map { file.bytes(file.nodes[$0].blanks) } ?? []
  }

  /// The blank lines behind a node on a side that has it.
  private func after(_ node: Int) -> [UInt8] {
    let (file, index) = place(of: node)
    return index.map { after($0, in: file) } ?? []
  }

  private func after(_ index: Int, in file: MergeTree) -> [UInt8] {
    guard let next = file.next(index) else { return [] }
    return file.bytes(file.nodes[next].blanks)
  }

  private var ending: [UInt8] { Array(tree.left.source.lineEnding.utf8) }
}
