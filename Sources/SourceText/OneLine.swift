extension StringProtocol {
  /// Its words, parted by one space each.
  package var onOneLine: String {
    isOnOneLine ? String(self) : split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Whether it is so already, as most words of files are; of characters that few of them have it is not asked.
  package var isOnOneLine: Bool {
    // Byte by byte through a generic view takes twenty times as long.
    utf8.withContiguousStorageIfAvailable { OneLine.holds($0) } ?? OneLine.holds(utf8)
  }
}

private enum OneLine {
  @inline(__always)
  static func holds(_ bytes: some Collection<UInt8>) -> Bool {
    var before = UInt8(ascii: " ")
    for byte in bytes {
      switch byte {
      case 0x21...0x7E: break
      case 0x20: guard before != 0x20 else { return false }
      case 0xC2...0xCB, 0xE2: break
      case 0x80...0xBF: guard isPart(byte, after: before) else { return false }
      default: return false
      }
      before = byte
    }
    return before != 0x20 || bytes.isEmpty
  }

  /// Whether a byte continues a character of the words of Latin languages: U+00A1 to U+02FF, or one of the dashes, quotes and dots at
  /// U+2010 to U+2027. None of them is white space, and none joins a space before it.
  private static func isPart(_ byte: UInt8, after before: UInt8) -> Bool {
    switch before {
    case 0xC2: byte > 0xA0
    case 0xC3...0xCB: true
    case 0xE2: byte == 0x80
    case 0x80: 0x90...0xA7 ~= byte
    default: false
    }
  }
}
