import SourceText

/// The lines of a paragraph.
enum LineEnds {
  /// Where the line that holds an offset ends, its line ending left out.
  static func end(in bytes: [UInt8], from offset: Int, limit: Int) -> Int {
    bytes.lineEnd(from: offset, limit: limit)
  }
}
