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
    // Most texts have none, which bytes tell faster than characters.
    if isPlain(text) || text.utf8.withContiguousStorageIfAvailable(isHarmless) == true { return text }
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

  /// Whether no byte of a text in UTF-8 can be the last of a character that is escaped.
  private static func isHarmless(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var (beforeLast, last): (UInt8, UInt8) = (0, 0)
    for byte in bytes {
      switch byte {
      case 0x20..<0x7F, 0xC0...: break
      case 0x80..<0xC0:
        // U+0080-009F are C2 80-9F; the others that are escaped begin with E2 80 or E2 81.
        guard last != 0xC2 || byte >= 0xA0, beforeLast != 0xE2 || last > 0x81 || (last, byte) < (0x80, 0xA8) else {
          return false
        }
      default: return false
      }
      (beforeLast, last) = (last, byte)
    }
    return true
  }

  /// How many bytes the character beyond ASCII at an offset has, if it is one that is escaped, else 0.
  ///
  /// - Parameter text: must be valid UTF-8.
  package static func escapedLength(at offset: Int, of text: UnsafeBufferPointer<UInt8>) -> Int {
    switch text[offset] {
    case 0xC2: return text[offset + 1] < 0xA0 ? 2 : 0
    // U+2028 to U+202E, and U+2066 to U+2069.
    case 0xE2 where text[offset + 1] == 0x80: return 0xA8...0xAE ~= text[offset + 2] ? 3 : 0
    case 0xE2 where text[offset + 1] == 0x81: return 0xA6...0xA9 ~= text[offset + 2] ? 3 : 0
    default: return 0
    }
  }

  /// Whether a text is nothing but printable ASCII, of which each byte is a character and a cell. Each text that is shown is asked.
  package static func isPlain(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable(isPlain) ?? text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
  }

  /// The same of bytes.
  static func isPlain(_ bytes: ArraySlice<UInt8>) -> Bool { bytes.withUnsafeBufferPointer(isPlain) }

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
