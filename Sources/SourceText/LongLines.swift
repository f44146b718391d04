/// Marks in the lines of a file that are long: how many Unicode scalars stand before some of their bytes.
///
/// Many things may be told of one line, each with its column. Most files have no long line, and so no mark.
struct LongLines: Sendable {
  struct Mark: Sendable {
    /// Where a scalar begins, or a byte that is not UTF-8.
    var offset: Int
    /// How many of these stand before it on its line, a byte order mark not among them.
    var scalars: Int
  }

  /// How many bytes stand between two marks, but for the rest of a scalar.
  static let distance = 4096

  /// By their offsets.
  private var marks: [Mark] = []

  init(in bytes: [UInt8], lineStarts: [UInt32]) {
    // Most files are shorter than a long line.
    guard bytes.count > LongLines.distance else { return }
    for range in LongLines.ranges(in: lineStarts, end: bytes.count) { addMarks(range, bytes) }
  }

  /// The lines that are long.
  private static func ranges(in lineStarts: [UInt32], end: Int) -> [Range<Int>] {
    lineStarts.withUnsafeBufferPointer { starts in
      var ranges: [Range<Int>] = []
      var next = end
      // From the last to the first, so that each line's end is at hand.
      for start in starts.reversed() {
        if next - Int(start) > distance { ranges.append(Int(start)..<next) }
        next = Int(start)
      }
      return ranges.reversed()
    }
  }

  private mutating func addMarks(_ lineRange: Range<Int>, _ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { buffer in
      let hasMark = lineRange.lowerBound == 0 && buffer.starts(with: [0xEF, 0xBB, 0xBF])
      var mark = Mark(offset: lineRange.lowerBound + (hasMark ? 3 : 0), scalars: 0)
      var next = mark.offset + Self.distance
      while mark.offset < lineRange.upperBound {
        if mark.offset >= next {
          marks.append(mark)
          next = mark.offset + Self.distance
        }
        mark.offset += UTF8Validation.scalarLength(in: buffer, at: mark.offset) ?? 1
        mark.scalars += 1
      }
    }
  }

  /// The last mark in a part of a line that begins where the line does; nil where there is none.
  func lastMark(in part: ClosedRange<Int>) -> Mark? {
    var (low, high) = (0, marks.count)
    while low < high {
      let middle = (low + high) / 2
      if marks[middle].offset <= part.upperBound { low = middle + 1 } else { high = middle }
    }
    return low > 0 && marks[low - 1].offset >= part.lowerBound ? marks[low - 1] : nil
  }
}
