/// The bytes of one file as they were read, with an index of its lines.
///
/// Any bytes are allowed: byte order mark, mixed line endings, NUL, invalid UTF-8. Nothing is ever normalised, so that what was
/// read can be written back byte for byte. Offsets are byte offsets from 0; lines are counted from 0 within the library and
/// from 1 for people (`Position`).
public struct SourceText: Sendable, Equatable {
  /// The file, unchanged.
  public let bytes: [UInt8]

  /// The offset of the first byte of each line. Never empty: an empty file has one empty line. In four bytes each, as a vault
  /// keeps those of all its files. No block is read of a file that is longer than they can say.
  public let lineStarts: [UInt32]

  /// So that columns of a long line are not counted from its beginning each time.
  let longLines: LongLines

  /// How many more lines end with CRLF than with LF.
  private let surplusOfPairs: Int

  /// A line ends with LF, CRLF or a lone CR (CommonMark 0.30, section 2.1).
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts: [UInt32] = [0]
    starts.reserveCapacity(bytes.count / 20 + 1)
    var surplus = 0
    bytes.withUnsafeBufferPointer { buffer in
      let hasReturns = Words.forEachPlace(of: UInt8(ascii: "\n"), in: buffer, noting: UInt8(ascii: "\r")) {
        starts.append(UInt32(clamping: $0 + 1))
      }
      surplus = 1 - starts.count
      guard hasReturns else { return }
      starts = [0]
      surplus = SourceText.addStarts(ofLinesIn: buffer, to: &starts)
    }
    // A copy has no more room than it needs.
    lineStarts = starts.withUnsafeBufferPointer { Array($0) }
    surplusOfPairs = surplus
    longLines = LongLines(in: bytes, lineStarts: lineStarts)
  }

  private init(_ bytes: [UInt8], lineStarts: [UInt32], surplusOfPairs: Int) {
    self.bytes = bytes
    self.lineStarts = lineStarts
    self.surplusOfPairs = surplusOfPairs
    longLines = LongLines(in: bytes, lineStarts: lineStarts)
  }

  /// A text of the first lines alone, with their line endings.
  ///
  /// - Parameter count: less than there are.
  public func firstLines(_ count: Int) -> SourceText {
    let kept = Array(bytes[..<start(ofLine: count)])
    // Of lines that all end with LF it is known where they begin, and how they end.
    return isWithoutCarriageReturns
      ? SourceText(kept, lineStarts: Array(lineStarts[...count]), surplusOfPairs: -count) : SourceText(kept)
  }

  /// Adds where each line but the first begins, whichever way lines end.
  ///
  /// - Returns: how many more lines end with CRLF than with LF.
  private static func addStarts(ofLinesIn bytes: UnsafeBufferPointer<UInt8>, to starts: inout [UInt32]) -> Int {
    var surplus = 0
    for offset in bytes.indices {
      if bytes[offset] == UInt8(ascii: "\n") {
        starts.append(UInt32(clamping: offset + 1))
        surplus += offset > 0 && bytes[offset - 1] == UInt8(ascii: "\r") ? 1 : -1
      } else if bytes[offset] == UInt8(ascii: "\r"), offset + 1 == bytes.count || bytes[offset + 1] != UInt8(ascii: "\n") {
        starts.append(UInt32(clamping: offset + 1))
      }
    }
    return surplus
  }

  /// The UTF-8 bytes of a string.
  public init(_ string: String) {
    self.init(Array(string.utf8))
  }

  public static func == (left: SourceText, right: SourceText) -> Bool {
    left.bytes == right.bytes
  }

  /// How many lines there are. A final line ending begins one more, empty, line.
  public var lineCount: Int { lineStarts.count }

  /// How many lines an editor numbers: without the empty one that a final line ending begins.
  public var numberedLineCount: Int {
    let last = lineCount - 1
    return last > 0 && contentRange(ofLine: last).isEmpty ? last : last + 1
  }

  /// Whether there is no CR at all, as in most files.
  public var isWithoutCarriageReturns: Bool { surplusOfPairs == 1 - lineCount }

  /// Whether the file begins with the UTF-8 byte order mark `EF BB BF`.
  public var hasByteOrderMark: Bool {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
  }

  /// The offset of the first byte of a line.
  public func start(ofLine line: Int) -> Int { Int(lineStarts[line]) }

  /// The bytes of a line with its line ending.
  public func fullRange(ofLine line: Int) -> Range<Int> {
    start(ofLine: line)..<(line + 1 < lineStarts.count ? start(ofLine: line + 1) : bytes.count)
  }

  /// The bytes of a line without its line ending and, on the first line, without the byte order mark.
  public func contentRange(ofLine line: Int) -> Range<Int> {
    let lower = line == 0 && hasByteOrderMark ? 3 : start(ofLine: line)
    return lower..<max(lower, contentEnd(ofLine: line))
  }

  /// Where the line ending of a line begins; the end of the file for a line without one.
  public func contentEnd(ofLine line: Int) -> Int {
    let full = fullRange(ofLine: line)
    var end = full.upperBound
    if end > full.lowerBound, bytes[end - 1] == UInt8(ascii: "\n") { end -= 1 }
    if end > full.lowerBound, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return end
  }

  /// The bytes of some lines with their line endings.
  public func fullRange(ofLines lines: Range<Int>) -> Range<Int> {
    guard !lines.isEmpty else {
      let offset = lines.lowerBound < lineStarts.count ? start(ofLine: lines.lowerBound) : bytes.count
      return offset..<offset
    }
    return start(ofLine: lines.lowerBound)..<fullRange(ofLine: lines.upperBound - 1).upperBound
  }

  /// The line that holds an offset; the last line for an offset at or past the end.
  public func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if start(ofLine: middle) <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Whether a line holds nothing but spaces and tabs (CommonMark 0.30, section 2.1).
  public func isBlank(line: Int) -> Bool {
    for offset in contentRange(ofLine: line) where bytes[offset] != 0x20 && bytes[offset] != 0x09 {
      return false
    }
    return true
  }

  /// The text of a range. Bytes that are not UTF-8 show as U+FFFD; the source itself keeps them.
  public func string(in range: Range<Int>) -> String {
    bytes.withUnsafeBufferPointer { String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self) }
  }

  /// The line ending that most lines use, LF where they tie or there is none.
  public var lineEnding: String { surplusOfPairs > 0 ? "\r\n" : "\n" }
}
