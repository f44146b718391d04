import Outline
import Planner
import Reading
import SourceText

/// A file as a tree of what can be merged by itself. Every line stands in the head of one node, or is a blank one between two.
struct MergeTree {
  enum Kind: Int, Hashable {
    /// The whole, without lines of its own.
    case root
    /// What stands before the first section, without lines of its own.
    case introduction
    /// The opening line of the front matter; its properties and the closing line are below it.
    case frontMatter
    case property
    case fence
    case title
    case section
    case group
    case item
    case entry
    /// A paragraph that belongs to an item, and the rest of its first one.
    case note
    /// A text box, a quote, an image, and whatever is kept and no item.
    case block
  }

  /// By what a node is known among its siblings.
  struct Key: Hashable {
    var kind: Kind
    var text: String
  }

  /// Where a node belongs among others of its sort, in a file that is sorted.
  enum Rank: Equatable {
    /// The first and the last day.
    case day(Int, Int)
    /// Minutes from midnight.
    case time(Int)
    /// Behind everything else.
    case last
  }

  /// What a node's first lines say in parts.
  enum Subject {
    case item(Int)
    case heading(Heading)
    case property(Property)
  }

  struct Node {
    var key: Key
    /// A name that two nodes may share where it is written in two ways: an entry's days.
    var looseKey: Key?
    /// What an item says besides its words, if that is enough to know it by.
    var detailKey: Key?
    /// What tells an item apart that both sides add: its name and its time or date.
    var addedKey: Key?
    var rank: Rank?
    var subject: Subject?
    /// Its own lines, without what is below it.
    var lines: Range<Int>
    /// All its lines.
    var fullRange: Range<Int>
    var parent = -1
    var children: [Int] = []
    /// What its own lines hold, without the last line ending.
    var content = 0..<0
    /// The ending of its last line.
    var ending = 0..<0
    /// The blank lines before it.
    var blanks = 0..<0
    /// The node whose lines are before its own; -1 for the first.
    var previous = -1
    /// Stands for its content, and for that of all below it.
    var contentHash = 0
    var subtreeHash = 0

    var kind: Kind { key.kind }
    var hasLines: Bool { !lines.isEmpty }
  }

  let document: Document
  let reading: PlanReading
  var nodes: [Node] = []
  /// The nodes with lines in the order of the file.
  var order: [Int] = []

  var source: SourceText { document.source }

  /// All behind the words of the last line.
  var tailRange: Range<Int> { (order.last.map { nodes[$0].content.upperBound } ?? 0)..<source.bytes.count }

  /// The node whose lines follow a node's own.
  func next(_ node: Int) -> Int? {
    let place = place(of: node)
    return place + 1 < order.count ? order[place + 1] : nil
  }

  /// A node and all below it.
  func subtree(of node: Int) -> [Int] {
    var nodes: [Int] = []
    var open = [node]
    while let index = open.popLast() {
      nodes.append(index)
      open += self.nodes[index].children
    }
    return nodes
  }

  private func place(of node: Int) -> Int {
    let offset = nodes[node].content.lowerBound
    var (low, high) = (0, order.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if nodes[order[middle]].content.lowerBound <= offset { low = middle } else { high = middle }
    }
    return low
  }

  static let root = 0
  static let introduction = 1

  func bytes(_ range: Range<Int>) -> [UInt8] { Array(source.bytes[range]) }

  func content(_ node: Int) -> [UInt8] { bytes(nodes[node].content) }

  /// The ending of a node's last line; that of most lines where the file ends without one.
  func ending(_ node: Int) -> [UInt8] {
    nodes[node].ending.isEmpty ? Array(source.lineEnding.utf8) : bytes(nodes[node].ending)
  }

  func item(_ node: Int) -> Item? {
    if case .item(let index) = nodes[node].subject { document.items[index] } else { nil }
  }

  /// Whether a node and one of another tree may be one thing: a box to tick and a number to count are two, whatever their name, and so
  /// are two sorts of numbers.
  func isOneSort(_ node: Int, _ other: Int, of tree: MergeTree) -> Bool {
    guard let own = itemReading(node)?.type, let second = tree.itemReading(other)?.type else { return true }
    let numbers: Set<ItemType> = [.counter, .countUp, .countDown, .tally, .best]
    guard own != second else { return true }
    return !(own == .checkbox || numbers.contains(own)) || !(second == .checkbox || numbers.contains(second))
  }

  func hasBox(_ node: Int) -> Bool { item(node)?.headline.box != nil }

  func itemReading(_ node: Int) -> ItemReading? {
    if case .item(let index) = nodes[node].subject { reading.items[index] } else { nil }
  }
}
