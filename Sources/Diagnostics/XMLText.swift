/// Text of an XML 1.0 document.
package enum XMLText {
  /// The text as the content of an element, or of an attribute in double quotes, on one line.
  ///
  /// Characters that must not reach a terminal (``ControlCharacters``), line ends among them, and U+FFFE and U+FFFF, which no
  /// document may hold (XML 1.0, section 2.2), are shown as `\u{1B}`. `>` is escaped too, so that `]]>` cannot arise.
  package static func escaping(_ text: String) -> String {
    guard !text.utf8.allSatisfy(isPlain) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{FFFE}", "\u{FFFF}": result += ControlCharacters.escape(scalar)
      case _ where ControlCharacters.mustEscape(scalar): result += ControlCharacters.escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
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
