/// The pairs of neighboring bytes of a text, whatever its case: what two texts have in common of them tells how like they are.
package struct LetterPairs: Sendable {
  private let sorted: [UInt16]

  /// - Parameter most: how many bytes of a long text count.
  package init(_ text: String, most: Int = 300) {
    let letters = text.lowercased().utf8.prefix(most)
    sorted = zip(letters, letters.dropFirst()).map { UInt16($0) << 8 | UInt16($1) }.sorted()
  }

  /// Whether a text has no two letters.
  package var isEmpty: Bool { sorted.isEmpty }

  /// The share of the pairs that both have, from 0 to 1 (Dice's coefficient); 0 where neither has any.
  ///
  /// - Parameter least: 0 is enough of an answer below this.
  package func likeness(to other: LetterPairs, least: Double = 0) -> Double {
    let all = Double(sorted.count + other.sorted.count)
    guard all > 0, 2 * Double(min(sorted.count, other.sorted.count)) >= least * all else { return 0 }
    return 2 * Double(sorted.sharedCount(withSorted: other.sorted)) / all
  }
}

extension Array where Element: Comparable {
  /// How many elements two sorted arrays have in common, each as often as in both.
  package func sharedCount(withSorted other: [Element]) -> Int {
    var (left, right, shared) = (0, 0, 0)
    while left < count, right < other.count {
      if self[left] == other[right] {
        (left, right, shared) = (left + 1, right + 1, shared + 1)
      } else if self[left] < other[right] {
        left += 1
      } else {
        right += 1
      }
    }
    return shared
  }
}
