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
    var text = text
    return text.withUTF8 { bytes in
      String(unsafeUninitializedCapacity: bytes.count * mostEscaped) { room in
        room.baseAddress.map { copy(escaping: bytes, to: $0) } ?? 0
      }
    }
  }

  /// The most bytes that one byte of a text becomes.
  static let mostEscaped = 3

  /// Writes the same, and gives how many bytes it is.
  ///
  /// - Parameter output: has room for `mostEscaped` times the bytes.
  static func copy(escaping text: UnsafeBufferPointer<UInt8>, to output: UnsafeMutablePointer<UInt8>) -> Int {
    guard let input = text.baseAddress else { return 0 }
    var (read, written) = (0, 0)
    while read < text.count {
      // Most bytes stay as they are: eight of them are asked at a time.
      while read + 8 <= text.count {
        let word = UnsafeRawPointer(input + read).loadUnaligned(as: UInt64.self)
        guard staysAsItIs(word) else { break }
        UnsafeMutableRawPointer(output + written).storeBytes(of: word, as: UInt64.self)
        (read, written) = (read + 8, written + 8)
      }
      let end = min(read + 8, text.count)
      while read < end {
        let (count, other) = escape(text, at: read)
        if let other {
          for byte in other.utf8 {
            output[written] = byte
            written += 1
          }
        } else {
          output[written] = input[read]
          written += 1
        }
        read += count
      }
    }
    return written
  }

  /// Whether eight bytes at once are of ASCII, and none is escaped. A tab may be among those of which that is not said.
  @inline(__always)
  private static func staysAsItIs(_ word: UInt64) -> Bool {
    let (ones, highest): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    // The highest bit of a byte is set by each: where it is U+007F or beyond, where it is less than a space, where it is this one.
    // What is taken from a byte that is less sets its highest bit, be it that of another, too.
    let high = word | (word &+ ones)
    let control = word &- 0x20 &* ones
    let (comma, semicolon) = (word ^ (0x2C &* ones), word ^ (0x3B &* ones))
    let backslash = word ^ (0x5C &* ones)
    let escaped = ((comma &- ones) & ~comma) | ((semicolon &- ones) & ~semicolon) | ((backslash &- ones) & ~backslash)
    return (high | control | escaped) & highest == 0
  }

  /// What is written for a character that does not stay, and how many bytes it takes; nil for a byte of any other.
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
