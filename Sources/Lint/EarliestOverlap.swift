/// Ranges of whole numbers, put in one after the other: the first of them that overlaps another is found without looking at all.
///
/// A segment tree over the ends of the ranges, so that putting one in and finding one take a time that grows with the
/// logarithm of their number.
struct EarliestOverlap {
  /// The first and last numbers of all ranges that are to come, in order.
  private let bounds: [Int]
  /// The earliest range that covers all of a node, and the earliest that covers some of it.
  private var whole: [Int]
  private var part: [Int]
  private var count = 0

  /// - Parameter ranges: those that are to be put in, in any order; none is empty.
  init(of ranges: some Sequence<Range<Int>>) {
    bounds = Set(ranges.flatMap { [$0.lowerBound, $0.upperBound - 1] }).sorted()
    whole = Array(repeating: .max, count: 2 * bounds.count)
    part = whole
  }

  /// Puts a range in, and says which was the first before it that overlaps it, counted from 0.
  mutating func insert(_ range: Range<Int>) -> Int? {
    let first = leaf(of: range.lowerBound)
    let last = leaf(of: range.upperBound - 1)
    let earlier = earliest(from: first, through: last)
    for node in nodes(from: first, through: last) {
      whole[node] = min(whole[node], count)
      part[node] = min(part[node], count)
    }
    for leaf in [first, last] {
      for node in ancestors(of: leaf) { part[node] = min(whole[node], part[2 * node], part[2 * node + 1]) }
    }
    count += 1
    return earlier == .max ? nil : earlier
  }

  private func leaf(of bound: Int) -> Int {
    bounds.count + bounds.partitioningIndex { $0 >= bound }
  }

  private func earliest(from first: Int, through last: Int) -> Int {
    var earliest = Int.max
    for node in nodes(from: first, through: last) { earliest = min(earliest, part[node]) }
    for leaf in [first, last] {
      for node in ancestors(of: leaf) { earliest = min(earliest, whole[node]) }
    }
    return earliest
  }

  /// The nodes that together cover some leaves and nothing else.
  private func nodes(from first: Int, through last: Int) -> [Int] {
    var nodes: [Int] = []
    var low = first
    var high = last + 1
    while low < high {
      if low % 2 == 1 {
        nodes.append(low)
        low += 1
      }
      if high % 2 == 1 {
        high -= 1
        nodes.append(high)
      }
      low /= 2
      high /= 2
    }
    return nodes
  }

  /// From the lowest to the root.
  private func ancestors(of leaf: Int) -> some Sequence<Int> {
    // Without `lazy` they would be gathered in a list.
    sequence(first: leaf / 2) { $0 / 2 }.lazy.prefix { $0 > 0 }
  }
}
