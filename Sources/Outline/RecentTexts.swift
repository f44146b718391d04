/// The texts of a file that were read last, by places from 0, at which whoever asks keeps what was made of each. Some stand in the file
/// again and again: most arcs of a ritual have the habits of the one before, in the same words.
package struct RecentTexts: Sendable {
  /// By their places.
  private var ranges: [Range<Int>] = []
  /// Which one is looked at first: they come in the same order again and again.
  private var upcoming = 0
  /// Which one gives way to the next.
  private var oldest = 0

  /// A ritual of years has some twenty: a handful of habits, each with the rules that it had. To look through many more takes as long as
  /// to read one.
  static let most = 32

  package init() {}

  /// The place of a text of the same bytes; nil for one that was not read before.
  ///
  /// - Parameter bytes: those of the file, always the same.
  package mutating func place(of range: Range<Int>, in bytes: [UInt8]) -> Int? {
    for step in ranges.indices {
      let place = (upcoming + step) % ranges.count
      guard isSame(ranges[place], range, bytes) else { continue }
      upcoming = place + 1
      return place
    }
    return nil
  }

  private func isSame(_ knownRange: Range<Int>, _ range: Range<Int>, _ bytes: [UInt8]) -> Bool {
    guard knownRange.count == range.count, max(range.upperBound, knownRange.upperBound) <= bytes.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      range.indices.allSatisfy { bytes[$0] == bytes[knownRange.lowerBound &+ ($0 &- range.lowerBound)] }
    }
  }

  /// Where the text at a place stands.
  package func range(at place: Int) -> Range<Int> { ranges[place] }

  /// Remembers a text.
  ///
  /// - Returns: its place: one more than there are, or that of the oldest, which is forgotten.
  package mutating func add(_ range: Range<Int>) -> Int {
    guard ranges.count == RecentTexts.most else {
      ranges.append(range)
      return ranges.count - 1
    }
    defer { oldest = (oldest + 1) % ranges.count }
    ranges[oldest] = range
    return oldest
  }
}

extension Array {
  /// Puts what was made of a text at its place, which is no further than its end.
  package mutating func put(_ element: Element, at place: Int) {
    if place == count { append(element) } else { self[place] = element }
  }
}
