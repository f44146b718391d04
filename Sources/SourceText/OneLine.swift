extension StringProtocol {
  /// Its words, parted by one space each.
  package var onOneLine: String {
    isOnOneLine ? String(self) : split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Whether it is so already, as most words of files are; of others than ASCII it is not asked.
  package var isOnOneLine: Bool {
    var before = UInt8(ascii: " ")
    for byte in utf8 {
      guard byte > 0x20 ? byte < 0x7F : byte == 0x20 && before != 0x20 else { return false }
      before = byte
    }
    return before != 0x20 || isEmpty
  }
}
