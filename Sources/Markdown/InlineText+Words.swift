/// Lines that are their own plain text, as most are.
extension InlineText {
  /// Whether a text is nothing but words with single spaces between them.
  package static func isLineOfWords(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var before: UInt8 = 0x20
      for byte in bytes {
        guard isPlain(byte), byte != 0x20 || before != 0x20 else { return false }
        before = byte
      }
      return before != 0x20 || bytes.isEmpty
    }
  }

  /// Whether a line is a box, with or without a hyphen before it, and then nothing but words: its brackets are no link.
  package static func isBoxWithWords(_ line: String) -> Bool {
    var line = line
    return line.withUTF8 { bytes in
      let start = bytes.starts(with: "- ".utf8) ? 2 : 0
      let words = start + 4
      guard bytes.count > words, bytes[start] == UInt8(ascii: "["), bytes[start + 2] == UInt8(ascii: "]"),
        bytes[start + 3] == 0x20, isPlain(bytes[start + 1]), bytes[bytes.count - 1] > 0x20
      else { return false }
      return bytes[words...].allSatisfy { isPlain($0) }
    }
  }
}
