import Outline
import SourceText

/// What tells things of one name apart: their fields, and what is below them. What is done to them every day does not count: boxes,
/// numbers, and the day on which something was done.
struct TwinMarks {
  private let tree: MergeTree
  private var known: [Int: [Int]] = [:]

  init(_ tree: MergeTree) { self.tree = tree }

  /// What stands for the marks of a node, sorted.
  mutating func marks(of node: Int) -> [Int] {
    if let marks = known[node] { return marks }
    // The first word of a name is often left when it is changed.
    var marks = tree.nodes[node].children.flatMap { child in
      let key = tree.nodes[child].key
      return [key.hashValue, MergeTree.Key(kind: key.kind, text: String(key.text.prefix { $0 != " " })).hashValue]
    }
    for field in headline(of: node)?.fields ?? [] where field.key != .done {
      var hasher = Hasher()
      hasher.combine(tree.document.name(of: field).lowercased())
      hasher.combine(tree.document.value(of: field))
      marks.append(hasher.finalize())
    }
    if let entry = tree.item(node)?.entry, !entry.noteRange.isEmpty {
      marks.append(tree.source.string(in: entry.noteRange).hashValue)
    }
    marks.sort()
    known[node] = marks
    return marks
  }

  private func headline(of node: Int) -> Headline? {
    switch tree.nodes[node].subject {
    case .item(let index): tree.document.items[index].headline
    case .heading(let heading): heading.headline
    default: nil
    }
  }

  /// How many marks of two nodes only one of them has.
  static func difference(_ left: [Int], _ right: [Int]) -> Int {
    left.count + right.count - 2 * left.sharedCount(withSorted: right)
  }

  /// The share of marks that two nodes have in common, from 0 to 100; 100 if neither has any.
  static func likeness(_ left: [Int], _ right: [Int]) -> Int {
    left.isEmpty && right.isEmpty ? 100 : 200 * left.sharedCount(withSorted: right) / (left.count + right.count)
  }
}
