import SourceText

extension [UInt8] {
  /// Appends a word of a line that begins at an offset, with a space before it where something stands there.
  mutating func append(word: String, ofLineAt start: Int) {
    if count > start { append(0x20) }
    if !word.isEmpty { append(utf8: word) }
  }

  /// Whether what stands from an offset on, and nothing else, is what another text has in a range.
  func holds(_ other: [UInt8], in range: Range<Int>, from start: Int) -> Bool {
    let length = range.count
    guard count - start == length else { return false }
    precondition(start >= 0 && range.lowerBound >= 0 && range.upperBound <= other.count, "a range is part of its text")
    return withUnsafeBytes { own in
      other.withUnsafeBytes { other in
        func areSame(at place: Int) -> Bool {
          own.loadUnaligned(fromByteOffset: start &+ place, as: UInt64.self)
            == other.loadUnaligned(fromByteOffset: range.lowerBound &+ place, as: UInt64.self)
        }
        guard length >= 8 else {
          for place in 0..<length where own[start &+ place] != other[range.lowerBound &+ place] { return false }
          return true
        }
        // Eight at a time, of which the last may be among those before.
        var place = 0
        while place &+ 8 < length {
          guard areSame(at: place) else { return false }
          place &+= 8
        }
        return areSame(at: length &- 8)
      }
    }
  }
}
