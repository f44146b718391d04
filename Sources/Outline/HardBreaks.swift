import SourceText

/// The backslashes at the ends of lines that break them there (CommonMark 0.30, section 6.7). On one line such a backslash
/// would be shown.
package struct HardBreaks {
  private let bytes: [UInt8]
  private let range: Range<Int>
  /// The parts in which a backslash is one, in order; nil until it is asked for.
  private var verbatimRanges: [Range<Int>]?
  /// The first of them that may still hold what is asked for.
  private var next = 0

  /// - Parameter range: words of one paragraph. They are asked for from the first line to the last.
  package init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    self.range = range
  }

  /// Whether the byte before the line ending at an offset is such a backslash.
  package mutating func isBackslash(before offset: Int) -> Bool {
    guard HardBreaks.isUnescaped(before: offset, from: range.lowerBound, in: bytes) else { return false }
    let ranges = verbatimRanges ?? HardBreaks.verbatimRanges(in: range, of: bytes)
    verbatimRanges = ranges
    while next < ranges.count, ranges[next].upperBound < offset { next += 1 }
    return next == ranges.count || !ranges[next].contains(offset - 1)
  }

  /// Words of a paragraph without the spaces at their ends, and without the backslash that breaks the line behind them.
  static func trimmed(_ wordsRange: Range<Int>, in paragraphRange: Range<Int>, of bytes: [UInt8]) -> Range<Int> {
    let words = Spaces.trimmed(wordsRange, in: bytes)
    guard words.upperBound < paragraphRange.upperBound, isLineEnding(bytes[words.upperBound]),
      isUnescaped(before: words.upperBound, from: words.lowerBound, in: bytes)
    else { return words }
    return Spaces.trimmed(words.lowerBound..<words.upperBound - 1, in: bytes)
  }

  /// Where the first line of some words ends: before the backslash that breaks it, if one does.
  package static func lineEnd(of wordsRange: Range<Int>, in bytes: [UInt8]) -> Int {
    wordsEnd(ofLineAt: wordsRange.lowerBound, limit: wordsRange.upperBound, in: bytes)
  }

  /// Where the line of an offset ends, which is in words: before the backslash that breaks it, if one does.
  static func wordsEnd(ofLineAt offset: Int, limit: Int, in bytes: [UInt8]) -> Int {
    let line = bytes.lineEnd(from: offset, limit: limit)
    return line < limit && isUnescaped(before: line, from: offset, in: bytes) ? line - 1 : line
  }

  /// The offset after the spaces and the hard break that may stand at an offset.
  static func skip(in bytes: [UInt8], from offset: Int, end: Int) -> Int {
    let start = Spaces.skip(in: bytes, from: offset, end: end)
    guard start + 1 < end, bytes[start] == UInt8(ascii: "\\"), isLineEnding(bytes[start + 1]) else { return start }
    return Spaces.skip(in: bytes, from: start + 1, end: end)
  }

  static func isLineEnding(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// Whether an odd number of backslashes stands before an offset.
  private static func isUnescaped(before offset: Int, from start: Int, in bytes: [UInt8]) -> Bool {
    var first = offset
    while first > start, bytes[first - 1] == UInt8(ascii: "\\") { first -= 1 }
    return !(offset - first).isMultiple(of: 2)
  }

  /// Code, comments and HTML, also in the words of a link.
  private static func verbatimRanges(in range: Range<Int>, of bytes: [UInt8]) -> [Range<Int>] {
    InlineSyntax(bytes, in: range).literals.flatMap { literal -> [Range<Int>] in
      switch literal.kind {
      case .escape: return []
      case .code, .comment, .html: return [literal.range]
      case .link:
        guard let open = bytes[literal.range].firstIndex(of: UInt8(ascii: "[")) else { return [] }
        return InlineSyntax(bytes, in: open + 1..<literal.range.upperBound).literals.compactMap(\.verbatimRange)
      }
    }
  }
}

extension InlineSyntax.Literal {
  fileprivate var verbatimRange: Range<Int>? {
    switch kind {
    case .code, .comment, .html: range
    case .escape, .link: nil
    }
  }
}
