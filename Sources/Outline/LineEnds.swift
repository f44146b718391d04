/// The lines of a paragraph.
enum LineEnds {
  /// Where the line that holds an offset ends, its line ending left out.
  static func end(in bytes: [UInt8], from offset: Int, limit: Int) -> Int {
    var offset = offset
    while offset < limit, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
    return offset
  }
}
