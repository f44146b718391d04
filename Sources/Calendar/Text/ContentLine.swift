/// A line of an iCalendar text (RFC 5545, 3.1): a name, parameters, and a value that is escaped as its type asks.
struct ContentLine: Hashable {
  let name: String
  /// Names with values, which are tokens: letters, digits, hyphens, slashes and the like.
  let parameters: [(name: String, value: String)]
  let value: String

  init(_ name: String, _ parameters: [(name: String, value: String)] = [], _ value: String) {
    self.name = name
    self.parameters = parameters
    self.value = value
  }

  /// A value of the type TEXT, of any words.
  init(_ name: String, text: String) {
    self.init(name, [], ContentLine.escaped(text))
  }

  static func == (left: ContentLine, right: ContentLine) -> Bool { left.bytes == right.bytes }

  func hash(into hasher: inout Hasher) { hasher.combine(bytes) }

  /// A line has at most so many bytes, the space before a continuation among them and its end not.
  static let mostBytes = 75

  /// The line as it is written: folded, and with CRLF at its end.
  var bytes: [UInt8] {
    let head = ([name] + parameters.map { "\($0.name)=\($0.value)" }).joined(separator: ";")
    return ContentLine.folded(Array("\(head):\(value)".utf8))
  }

  /// Breaks a line between characters, never within the bytes of one.
  static func folded(_ line: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(line.count + line.count / 24 + 2)
    var start = 0
    var room = mostBytes
    while line.count - start > room {
      var end = start + room
      while end > start, line[end] & 0xC0 == 0x80 { end -= 1 }
      output += line[start..<end]
      output += [0x0D, 0x0A, 0x20]
      start = end
      room = mostBytes - 1
    }
    return output + line[start...] + [0x0D, 0x0A]
  }

  /// A text as a value of the type TEXT: backslash, semicolon, comma and line ends are escaped (RFC 5545, 3.3.11). Control
  /// characters cannot be written, and are U+FFFD; tabs stay.
  static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    append(escaping: text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes the same behind other bytes.
  static func append(escaping text: String, to bytes: inout [UInt8]) {
    // Most texts have nothing to escape.
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x5C && $0 != 0x3B && $0 != 0x2C }) {
      return bytes.append(contentsOf: text.utf8)
    }
    var isAfterReturn = false
    for scalar in text.unicodeScalars {
      defer { isAfterReturn = scalar == "\r" }
      switch scalar {
      case "\\", ";", ",":
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(contentsOf: scalar.utf8)
      case "\n" where isAfterReturn: continue
      case "\n", "\r", "\u{2028}", "\u{2029}", "\u{85}": bytes.append(contentsOf: "\\n".utf8)
      case "\t": bytes.append(0x09)
      case _ where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value): bytes.append(contentsOf: "\u{FFFD}".utf8)
      default: bytes.append(contentsOf: scalar.utf8)
      }
    }
  }
}
