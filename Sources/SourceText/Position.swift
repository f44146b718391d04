/// A place in a file as people and editors count it: line and column from 1, the column in Unicode scalars.
///
/// A byte that is not UTF-8 counts as one column. A byte order mark has no column.
public struct Position: Sendable, Hashable, Comparable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (left: Position, right: Position) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension SourceText {
  /// How many Unicode scalars a range holds; a byte that is not UTF-8 counts as one.
  private func scalarCount(in range: Range<Int>) -> Int {
    bytes.withUnsafeBufferPointer { buffer in
      let bytes = UnsafeBufferPointer(rebasing: buffer[range])
      // Most lines are ASCII, and to see that takes a fraction of the time that counting takes.
      guard bytes.reduce(0, |) >= 0x80 else { return bytes.count }
      var count = 0
      var offset = 0
      while offset < bytes.count {
        offset += UTF8Validation.scalarLength(in: bytes, at: offset) ?? 1
        count += 1
      }
      return count
    }
  }

  /// The position of a byte offset. An offset past the end is the end.
  public func position(at offset: Int) -> Position {
    let offset = min(offset, bytes.count)
    let line = line(at: offset)
    let start = contentRange(ofLine: line).lowerBound
    guard offset > start else { return Position(line: line + 1, column: 1) }
    guard let mark = longLines.lastMark(in: start...offset) else {
      return Position(line: line + 1, column: 1 + scalarCount(in: start..<offset))
    }
    return Position(line: line + 1, column: 1 + mark.scalars + scalarCount(in: mark.offset..<offset))
  }
}
