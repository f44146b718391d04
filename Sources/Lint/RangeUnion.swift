/// What some ranges of whole numbers cover together.
struct RangeUnion {
  /// In order; no two of them overlap or touch.
  private var ranges: [Range<Int>] = []

  init(_ parts: some Sequence<Range<Int>>) {
    for part in parts.sorted(by: { $0.lowerBound < $1.lowerBound }) where !part.isEmpty {
      if let last = ranges.last, part.lowerBound <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, part.upperBound)
      } else {
        ranges.append(part)
      }
    }
  }

  func contains(_ number: Int) -> Bool { overlaps(number..<number + 1) }

  /// Whether some number of a range is covered.
  func overlaps(_ range: Range<Int>) -> Bool {
    let next = ranges.partitioningIndex { $0.upperBound > range.lowerBound }
    return next < ranges.count && ranges[next].lowerBound < range.upperBound && !range.isEmpty
  }
}
