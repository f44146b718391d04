import SourceText

/// How like the words of nodes are.
enum Likeness {
  /// From here on one is taken for a change of the other.
  static let enough = 0.5

  /// From 0 to 1; 0 as well where it would not be enough.
  static func of(_ left: LetterPairs, _ right: LetterPairs) -> Double { left.likeness(to: right, least: enough) }
}

/// What is compared of the words of nodes, each computed once.
struct KnownWords {
  private var known: [Int: LetterPairs] = [:]

  mutating func pairs(of node: Int, in tree: MergeTree) -> LetterPairs {
    if let pairs = known[node] { return pairs }
    let pairs = LetterPairs(tree.nodes[node].key.text)
    known[node] = pairs
    return pairs
  }
}
