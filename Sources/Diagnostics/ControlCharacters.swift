/// Characters of a file that must never reach a terminal as they are.
///
/// A control character can move the cursor, change colors or rename the window, and a bidirectional override shows text in
/// another order than it has (CVE-2021-42574). They are shown as `\u{1B}` instead.
public enum ControlCharacters {
  /// Whether a character is shown escaped: C0, DEL, C1, the line and paragraph separators, and the bidirectional embeddings,
  /// overrides and isolates U+202A-202E and U+2066-2069.
  public static func mustEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// `\u{…}` with the code point in hexadecimal.
  public static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }

  /// The text with every such character escaped; the same text where there is none.
  public static func escaping(_ text: String) -> String {
    // Most texts are plain bytes, which are looked at faster than characters.
    if isPlain(text) { return text }
    guard text.unicodeScalars.contains(where: mustEscape) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if mustEscape(scalar) {
        result += escape(scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether a text is nothing but printable ASCII, of which each byte is a character and a cell. Each text that is shown is asked.
  package static func isPlain(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable(isPlain) ?? text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
  }

  private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = UnsafeRawPointer(bytes.baseAddress) else { return true }
    // Eight at a time. The highest bit of a byte is set by 0x80 and more, and by one carried: from 0x7F up, and from 0x20 down.
    let ones: UInt64 = 0x0101_0101_0101_0101
    var offset = 0
    while offset + 8 <= bytes.count {
      let word = base.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      guard (word | (word &+ ones) | (word &- 0x20 &* ones)) & (0x80 &* ones) == 0 else { return false }
      offset += 8
    }
    return bytes[offset...].allSatisfy { $0 >= 0x20 && $0 < 0x7F }
  }
}
