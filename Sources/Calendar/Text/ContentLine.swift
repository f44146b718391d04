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
    output += line[start...]
    output += [0x0D, 0x0A]
    return output
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
    var text = text
    text.withUTF8 { append(escaping: $0, to: &bytes) }
  }

  private static func append(escaping text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    var place = 0
    /// From where on bytes stay as they are.
    var start = 0
    while place < text.count {
      // Letters and spaces stay, and most bytes are of them.
      if text[place] == 0x20 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= text[place] | 0x20 {
        place += 1
        continue
      }
      let (count, written) = escape(text, at: place)
      if let written {
        bytes.append(contentsOf: text[start..<place])
        bytes.append(contentsOf: written.utf8)
        start = place + count
      }
      place += count
    }
    bytes.append(contentsOf: text[start...])
  }

  /// What is written for a character that does not stay, and how many bytes it takes; for any other, how many bytes may be passed over.
  private static func escape(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> (count: Int, written: String?) {
    let next = place + 1 < text.count ? text[place + 1] : 0
    switch text[place] {
    case UInt8(ascii: "\\"): return (1, "\\\\")
    case UInt8(ascii: ";"): return (1, "\\;")
    case UInt8(ascii: ","): return (1, "\\,")
    case 0x0A: return (1, "\\n")
    case 0x0D: return (next == 0x0A ? 2 : 1, "\\n")
    case 0x09: return (1, nil)
    case 0..<0x20, 0x7F: return (1, "\u{FFFD}")
    case 0xC2 where next == 0x85: return (2, "\\n")
    case 0xC2 where next < 0xA0: return (2, "\u{FFFD}")
    // Ends of lines and of paragraphs.
    case 0xE2 where next == 0x80 && text[place + 2] & 0xFE == 0xA8: return (3, "\\n")
    default: return (1, nil)
    }
  }
}
