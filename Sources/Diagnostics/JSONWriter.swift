/// Appends values to one buffer of bytes.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private let isPretty: Bool
  private var depth = 0

  init(isPretty: Bool) {
    self.isPretty = isPretty
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
        let byte = buffer[offset]
        let isControlPair = byte == 0xC2 && buffer[offset + 1] < 0xA0
        guard byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F || isControlPair else {
          offset += 1
          continue
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[copied..<offset]))
        appendEscape(isControlPair ? buffer[offset + 1] : byte)
        offset += isControlPair ? 2 : 1
        copied = offset
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[copied...]))
    }
    write("\"")
  }

  private mutating func appendEscape(_ code: UInt8) {
    switch code {
    case 0x08: write("\\b")
    case 0x09: write("\\t")
    case 0x0A: write("\\n")
    case 0x0C: write("\\f")
    case 0x0D: write("\\r")
    case 0x22: write("\\\"")
    case 0x5C: write("\\\\")
    default:
      write("\\u00")
      for digit in [code >> 4, code & 0xF] {
        bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
  }
}
