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
    if text.utf8.withContiguousStorageIfAvailable(isHarmless) == true { return text }
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

  /// Whether a text in UTF-8 has no character that is escaped.
  private static func isHarmless(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var offset = plainLength(of: bytes, from: 0)
    while offset < bytes.count {
      let byte = bytes[offset]
      // A tab and a newline are escaped, too, and so is DEL.
      guard byte >= 0x80, escapedLength(at: offset, of: bytes) == 0 else { return false }
      offset += byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      offset += plainLength(of: bytes, from: offset)
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

  private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { plainLength(of: bytes, from: 0) == bytes.count }

  /// How many bytes from an offset on are printable ASCII.
  private static func plainLength(of bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard start < bytes.count, let base = UnsafeRawPointer(bytes.baseAddress) else { return 0 }
    // Eight at a time. The highest bit of a byte is set by 0x80 and more, and by one carried: from 0x7F up, and from 0x20 down. What
    // is carried on comes from a byte that is not plain, and only the first of those is asked for.
    let ones: UInt64 = 0x0101_0101_0101_0101
    var offset = start
    while offset + 8 <= bytes.count {
      let word = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let others = (word | (word &+ ones) | (word &- 0x20 &* ones)) & (0x80 &* ones)
      guard others == 0 else { return offset + others.trailingZeroBitCount / 8 - start }
      offset += 8
    }
    while offset < bytes.count, bytes[offset] >= 0x20, bytes[offset] < 0x7F { offset += 1 }
    return offset - start
  }
}
