/// How like two texts are.
enum Likeness {
  /// From here on one is taken for a change of the other.
  static let enough = 0.5

  /// The share of the pairs of neighboring letters that both have, from 0 to 1 (Dice's coefficient).
  static func of(_ left: [UInt16], _ right: [UInt16]) -> Double {
    // The rest cannot be enough.
    guard 4 * min(left.count, right.count) >= left.count + right.count, !left.isEmpty else { return 0 }
    return 2 * Double(common(left, right)) / Double(left.count + right.count)
  }

  /// How many elements two sorted sequences have in common.
  static func common<Element: Comparable>(_ left: [Element], _ right: [Element]) -> Int {
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
    return common
  }

  /// The pairs of neighboring letters of a text, sorted. Of a long text only the beginning counts.
  static func pairs(_ text: String) -> [UInt16] {
    let letters = text.lowercased().utf8.prefix(300)
    return zip(letters, letters.dropFirst()).map { UInt16($0) << 8 | UInt16($1) }.sorted()
  }
}

/// What is compared of the words of nodes, each computed once.
struct KnownWords {
  private var known: [Int: [UInt16]] = [:]

  mutating func pairs(of node: Int, in tree: MergeTree) -> [UInt16] {
    if let pairs = known[node] { return pairs }
    let pairs = Likeness.pairs(tree.nodes[node].key.text)
    known[node] = pairs
    return pairs
  }
}
