/// Text of an XML 1.0 document.
package enum XMLText {
  /// The text as the content of an element, or of an attribute in double quotes, on one line.
  ///
  /// Characters that must not reach a terminal (``ControlCharacters``), line ends among them, and U+FFFE and U+FFFF, which no
  /// document may hold (XML 1.0, section 2.2), are shown as `\u{1B}`. `>` is escaped too, so that `]]>` cannot arise.
  package static func escaping(_ text: String) -> String {
    guard !text.utf8.allSatisfy(isPlain) else { return text }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 16)
    append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes the same behind other bytes.
  ///
  /// - Parameter foldsLines: whether ends of lines and tabs are spaces, as they are to a reader of HTML.
  package static func append(_ text: String, to output: inout [UInt8], foldsLines: Bool = false) {
    var copy = text
    copy.withUTF8 { bytes in
      // What stands for itself is copied as a stretch.
      var (start, place) = (0, 0)
      while place < bytes.count {
        let byte = bytes[place]
        if isPlain(byte) {
          place += 1
          continue
        }
        let scalar = text.unicodeScalars[text.utf8.index(text.startIndex, offsetBy: place)]
        let length = UTF8.width(scalar)
        if let written = replacement(of: scalar, foldsLines: foldsLines) {
          output.append(contentsOf: bytes[start..<place])
          output.append(contentsOf: written.utf8)
          start = place + length
        }
        place += length
      }
      output.append(contentsOf: bytes[start..<place])
    }
  }

  /// What is written for a character that does not stand for itself.
  private static func replacement(of scalar: Unicode.Scalar, foldsLines: Bool) -> String? {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "\n", "\r", "\t": foldsLines ? " " : ControlCharacters.escape(scalar)
    case "\u{FFFE}", "\u{FFFF}": ControlCharacters.escape(scalar)
    default: ControlCharacters.mustEscape(scalar) ? ControlCharacters.escape(scalar) : nil
    }
  }

  /// Whether a byte is a character that stands for itself.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
    case 0x20...0x7E: true
    default: false
    }
  }
}
