/// What a look at the bytes of a file tells of the tasks in it, without reading it.
public enum TaskPeek {
  /// Whether a file may have a box, or an item that recurs. Where it says no, there is none.
  ///
  /// A box is two brackets with one character between them; a rule is the value of `every`, or of `repeat`.
  public static func mayHaveTasks(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      bytes.indices.contains { offset in
        switch bytes[offset] {
        case UInt8(ascii: "["): isBox(bytes, at: offset)
        case UInt8(ascii: "e"), UInt8(ascii: "E"): has("every", bytes, at: offset)
        case UInt8(ascii: "r"), UInt8(ascii: "R"): has("repeat", bytes, at: offset)
        default: false
        }
      }
    }
  }

  /// No character that stands between brackets has more bytes.
  private static let mostBytesOfMark = 10

  private static func isBox(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    let end = min(bytes.count, offset + 2 + mostBytesOfMark)
    guard let close = bytes[offset..<end].firstIndex(of: UInt8(ascii: "]")) else { return false }
    return close == offset + 2 || bytes[offset + 1..<close].contains { $0 >= 0x80 }
  }

  private static func has(_ word: StaticString, _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    guard offset + word.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<word.utf8CodeUnitCount).allSatisfy { bytes[offset + $0] | 0x20 == word.utf8Start[$0] }
  }
}
