/// Appends values to one buffer of bytes.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private let isPretty: Bool
  private var depth: Int

  init(isPretty: Bool, depth: Int = 0) {
    self.isPretty = isPretty
    self.depth = depth
  }

  mutating func append(_ value: JSON) {
    switch value {
    case .object(let members):
      appendList(members, from: "{", to: "}") { writer, member in
        writer.append(quoting: member.0)
        writer.write(":")
        if writer.isPretty { writer.write(" ") }
        writer.append(member.1)
      }
    case .array(let elements):
      appendList(elements, from: "[", to: "]") { writer, element in writer.append(element) }
    case .string(let text): append(quoting: text)
    case .number(let text): bytes.append(contentsOf: text.utf8)
    case .bool(let value): write(value ? "true" : "false")
    case .null: write("null")
    }
  }

  private mutating func appendList<Element>(
    _ elements: [Element],
    from open: StaticString,
    to close: StaticString,
    appendElement: (inout JSONWriter, Element) -> Void
  ) {
    write(open)
    depth += 1
    for (index, element) in elements.enumerated() {
      if index > 0 { write(",") }
      appendLineBreak()
      appendElement(&self, element)
    }
    depth -= 1
    if !elements.isEmpty { appendLineBreak() }
    write(close)
  }

  private mutating func appendLineBreak() {
    guard isPretty else { return }
    write("\n")
    for _ in 0..<depth { write("  ") }
  }

  private mutating func write(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends a string in quotes: whole runs of bytes between the characters that must be escaped.
  private mutating func append(quoting text: String) {
    write("\"")
    var text = text
    text.withUTF8 { buffer in
      var copied = 0
      var offset = 0
      while offset < buffer.count {
        let length = JSONWriter.escapedLength(buffer, offset)
        guard length > 0 else {
          offset += 1
          continue
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[copied..<offset]))
        appendEscape(of: UnsafeBufferPointer(rebasing: buffer[offset..<offset + length]))
        offset += length
        copied = offset
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[copied...]))
    }
    write("\"")
  }

  /// How many bytes the character at an offset has, if it must be escaped, else 0: what RFC 8259 wants escaped, and what must
  /// not reach a terminal (``ControlCharacters``).
  private static func escapedLength(_ buffer: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Int {
    switch buffer[offset] {
    case 0..<0x20, 0x22, 0x5C, 0x7F: return 1
    case 0xC2: return buffer[offset + 1] < 0xA0 ? 2 : 0
    // U+2028 to U+202E, and U+2066 to U+2069.
    case 0xE2 where buffer[offset + 1] == 0x80: return 0xA8...0xAE ~= buffer[offset + 2] ? 3 : 0
    case 0xE2 where buffer[offset + 1] == 0x81: return 0xA6...0xA9 ~= buffer[offset + 2] ? 3 : 0
    default: return 0
    }
  }

  /// - Parameter character: the UTF-8 of one character below U+FFFF.
  private mutating func appendEscape(of character: UnsafeBufferPointer<UInt8>) {
    switch character[0] {
    case 0x08: write("\\b")
    case 0x09: write("\\t")
    case 0x0A: write("\\n")
    case 0x0C: write("\\f")
    case 0x0D: write("\\r")
    case 0x22: write("\\\"")
    case 0x5C: write("\\\\")
    default:
      let code: UInt16 =
        switch character.count {
        case 1: UInt16(character[0])
        case 2: UInt16(character[0] & 0x1F) << 6 | UInt16(character[1] & 0x3F)
        default: UInt16(character[0] & 0xF) << 12 | UInt16(character[1] & 0x3F) << 6 | UInt16(character[2] & 0x3F)
        }
      write("\\u")
      for shift in [12, 8, 4, 0] as [UInt16] {
        let digit = UInt8(code >> shift & 0xF)
        bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
  }
}
