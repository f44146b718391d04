extension [UInt8] {
  /// Whether some bytes stand in it side by side; none do in anything.
  package func holds(_ wanted: [UInt8]) -> Bool {
    withUnsafeBufferPointer { bytes in wanted.withUnsafeBufferPointer { ByteSearch.firstPlace(of: $0, in: bytes) != nil } }
  }

  /// Whether a byte stands in a part of it, which is looked for eight at a time.
  package func holds(_ byte: UInt8, in range: Range<Int>) -> Bool {
    withUnsafeBufferPointer { Words.hold(byte, in: UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// Where the line that holds an offset ends, without its line ending, which is looked for eight bytes at a time.
  ///
  /// - Parameter limit: where it ends at the latest.
  package func lineEnd(from offset: Int, limit: Int) -> Int {
    withUnsafeBufferPointer { Words.lineEnd(from: offset, limit: limit, in: $0) }
  }

  /// Where the first line of a part of it ends, at the latest with that.
  package func lineEnd(of range: Range<Int>) -> Int { lineEnd(from: range.lowerBound, limit: range.upperBound) }

  /// Whether some signs of ASCII stand at an offset, all of them before another. This is asked of each line of a log.
  @inlinable package func holds(_ signs: StaticString, at offset: Int, before end: Int) -> Bool {
    guard offset + signs.utf8CodeUnitCount <= end else { return false }
    for place in 0..<signs.utf8CodeUnitCount where self[offset + place] != signs.utf8Start[place] { return false }
    return true
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether it has a byte that is less than 16, as tabs and line endings are, or one of two others. They are looked for eight at a
  /// time.
  package func holdsLessThan16(or one: UInt8, or other: UInt8) -> Bool {
    Words.holdLessThan16(in: self, or: one, or: other)
  }
}

/// Words are looked for byte by byte. The standard library compares characters, for which it takes some twenty thousand instructions
/// before it has looked at the first.
extension StringProtocol {
  /// Whether some words stand in it; none do in anything.
  package func holds(_ words: String) -> Bool { place(of: words, ByteSearch.firstPlace) != nil }

  /// Where some words stand in it first.
  package func firstPlace(of words: String) -> Range<Index>? { range(of: words, ByteSearch.firstPlace) }

  /// Where some words stand in it last.
  package func lastPlace(of words: String) -> Range<Index>? { range(of: words, ByteSearch.lastPlace) }

  private typealias Search = (_ wanted: UnsafeBufferPointer<UInt8>, _ bytes: UnsafeBufferPointer<UInt8>) -> Int?

  private func range(of words: String, _ search: Search) -> Range<Index>? {
    place(of: words, search).map { place in
      let start = utf8.index(startIndex, offsetBy: place)
      return start..<utf8.index(start, offsetBy: words.utf8.count)
    }
  }

  private func place(of words: String, _ search: Search) -> Int? {
    var words = words
    return words.withUTF8 { wanted in
      utf8.withContiguousStorageIfAvailable { search(wanted, $0) }
        ?? Array(utf8).withUnsafeBufferPointer { search(wanted, $0) }
    }
  }
}

extension String {
  /// Whether a byte stands in it, which is looked for eight at a time: through a view, one takes as long as twenty.
  package func holds(_ byte: UInt8) -> Bool {
    var text = self
    return text.withUTF8 { Words.hold(byte, in: $0) }
  }
}

extension UInt8 {
  /// Whether it is one of a few bytes of ASCII. To ask a view of a string takes ten times as long.
  @inlinable package func isOne(of bytes: StaticString) -> Bool {
    for place in 0..<bytes.utf8CodeUnitCount where bytes.utf8Start[place] == self { return true }
    return false
  }
}

private enum ByteSearch {
  /// Where some bytes stand first among others; none do at the start.
  static func firstPlace(of wanted: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = wanted.first, wanted.count <= bytes.count else { return wanted.isEmpty ? 0 : nil }
    var start = 0
    while start <= bytes.count - wanted.count {
      if bytes[start] == first, stands(wanted, in: bytes, at: start) { return start }
      start += 1
    }
    return nil
  }

  /// Where some bytes stand last among others; none do at the end.
  static func lastPlace(of wanted: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = wanted.first, wanted.count <= bytes.count else { return wanted.isEmpty ? bytes.count : nil }
    var start = bytes.count - wanted.count
    while start >= 0 {
      if bytes[start] == first, stands(wanted, in: bytes, at: start) { return start }
      start -= 1
    }
    return nil
  }

  private static func stands(_ wanted: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool
  {
    var next = 1
    while next < wanted.count, bytes[start + next] == wanted[next] { next += 1 }
    return next == wanted.count
  }
}
