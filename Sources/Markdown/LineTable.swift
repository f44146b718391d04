import SourceText

/// The bytes and lines of a file, borrowed for the time of a parse: no reference is counted on the way to a byte.
struct LineTable {
  let bytes: Bytes
  private let starts: UnsafeBufferPointer<UInt32>

  /// Where the first line begins, behind a byte order mark.
  private let textStart: Int

  static func with<Result>(_ source: SourceText, _ body: (LineTable) -> Result) -> Result {
    source.bytes.withUnsafeBufferPointer { bytes in
      source.lineStarts.withUnsafeBufferPointer { starts in
        body(LineTable(bytes: bytes, starts: starts, textStart: source.hasByteOrderMark ? 3 : 0))
      }
    }
  }

  private init(bytes: Bytes, starts: UnsafeBufferPointer<UInt32>, textStart: Int) {
    self.bytes = bytes
    self.starts = starts
    self.textStart = textStart
  }

  var count: Int { starts.count }

  /// The offset of a line's first byte, behind a byte order mark; the end of the file for the line after the last.
  func start(ofLine line: Int) -> Int {
    line == 0 ? textStart : line < starts.count ? Int(starts[line]) : bytes.count
  }

  /// The bytes of a line without byte order mark and line ending.
  func content(ofLine line: Int) -> Range<Int> {
    let lower = start(ofLine: line)
    var upper = line + 1 < starts.count ? Int(starts[line + 1]) : bytes.count
    if upper > lower, bytes[upper - 1] == UInt8(ascii: "\n") { upper -= 1 }
    if upper > lower, bytes[upper - 1] == UInt8(ascii: "\r") { upper -= 1 }
    return lower..<upper
  }

  /// The bytes of a line from the first that is neither space nor tab nor one of up to so many `>`.
  func text(ofLine line: Int, quotes: Int = 0) -> Range<Int> {
    let content = content(ofLine: line)
    var offset = content.lowerBound
    var left = quotes
    while offset < content.upperBound {
      let byte = bytes[offset]
      if byte == UInt8(ascii: ">"), left > 0 {
        left -= 1
      } else if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t") {
        break
      }
      offset += 1
    }
    return offset..<content.upperBound
  }

  /// Whether a line holds nothing but spaces and tabs.
  func isBlank(line: Int) -> Bool { text(ofLine: line).isEmpty }

  /// The column of an offset in its line, from 0, with tab stops at every fourth.
  func column(of offset: Int, inLine line: Int) -> Int {
    var column = 0
    for index in start(ofLine: line)..<offset {
      column += bytes[index] == UInt8(ascii: "\t") ? 4 - column % 4 : 1
    }
    return column
  }
}
