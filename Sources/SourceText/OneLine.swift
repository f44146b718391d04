extension StringProtocol {
  /// Its words, parted by one space each.
  package var onOneLine: String {
    isOnOneLine ? String(self) : split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Whether it is so already, as most words of files are; of others than ASCII it is not asked.
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
      guard byte > 0x20 ? byte < 0x7F : byte == 0x20 && before != 0x20 else { return false }
      before = byte
    }
    return before != 0x20 || bytes.isEmpty
  }
}
