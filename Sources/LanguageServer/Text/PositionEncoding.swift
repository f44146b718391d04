import SourceText

/// In what the protocol counts along a line (LSP 3.17, *Position Encoding Kind*).
enum PositionEncoding: String, CaseIterable {
  case utf8 = "utf-8"
  case utf32 = "utf-32"
  case utf16 = "utf-16"

  /// The one to use with a client that knows some: bytes need no counting, and every client knows UTF-16.
  init(offered: [String]) {
    self = PositionEncoding.allCases.first { offered.contains($0.rawValue) } ?? .utf16
  }

  /// The offset of a position. One behind the end of its line is that end, one behind the last line the end of the text, and one
  /// within a scalar the beginning of the scalar.
  func offset(of position: TextPosition, in source: SourceText) -> Int {
    guard position.line < source.lineCount else { return source.bytes.count }
    let lineRange = PositionEncoding.contentRange(ofLine: position.line, in: source)
    var (offset, left) = (lineRange.lowerBound, position.character)
    return source.bytes.withUnsafeBufferPointer { bytes in
      while offset < lineRange.upperBound, left > 0 {
        let length = PositionEncoding.scalarLength(bytes[offset])
        let units = units(ofLength: length)
        guard units <= left else { break }
        left -= units
        offset += length
      }
      return min(offset, lineRange.upperBound)
    }
  }

  /// The position of an offset; of one past the end that of the end.
  func position(of offset: Int, in source: SourceText) -> TextPosition {
    let offset = min(max(0, offset), source.bytes.count)
    let line = source.line(at: offset)
    let end = min(offset, PositionEncoding.contentRange(ofLine: line, in: source).upperBound)
    let start = source.start(ofLine: line)
    return source.bytes.withUnsafeBufferPointer { bytes in
      var (place, character) = (start, 0)
      while place < end {
        let length = PositionEncoding.scalarLength(bytes[place])
        guard place + length <= end else { break }
        place += length
        character += units(ofLength: length)
      }
      return TextPosition(line: line, character: character)
    }
  }

  func range(of byteRange: Range<Int>, in source: SourceText) -> Range<TextPosition> {
    let start = position(of: byteRange.lowerBound, in: source)
    return start..<max(start, position(of: byteRange.upperBound, in: source))
  }

  func byteRange(of range: Range<TextPosition>, in source: SourceText) -> Range<Int> {
    let start = offset(of: range.lowerBound, in: source)
    return start..<max(start, offset(of: range.upperBound, in: source))
  }

  /// How many units a scalar of so many bytes has.
  private func units(ofLength length: Int) -> Int {
    switch self {
    case .utf8: length
    case .utf16: length == 4 ? 2 : 1
    case .utf32: 1
    }
  }

  /// How many bytes the scalar has that begins with a byte. Texts of clients are UTF-8; in a file that is not, a column may be off.
  private static func scalarLength(_ first: UInt8) -> Int {
    switch first {
    case 0xC0..<0xE0: 2
    case 0xE0..<0xF0: 3
    case 0xF0...: 4
    default: 1
    }
  }

  /// The bytes of a line without its ending. A byte order mark counts: an editor that has one in its text counts it, too.
  private static func contentRange(ofLine line: Int, in source: SourceText) -> Range<Int> {
    source.start(ofLine: line)..<max(source.start(ofLine: line), source.contentRange(ofLine: line).upperBound)
  }
}
