/// Writes values to one buffer of bytes, part by part.
///
/// A value is one call, or all from `beginObject` or `beginArray` to its end. Each value of an object stands after a
/// `beginMember`, each of an array after a `beginElement`.
package struct JSONWriter {
  /// What is written, and room for more after it: to grow an array for each part takes longer than to write the part.
  private var room: [UInt8]
  /// How many bytes are written.
  private var count = 0
  private let isPretty: Bool
  private var depth: Int
  /// Whether nothing stands yet in the object or array that is open.
  private var isEmpty = true

  /// - Parameters:
  ///   - depth: How many values the value is to stand in, for its indentation.
  ///   - capacity: About how many bytes it will have.
  package init(isPretty: Bool, depth: Int = 0, capacity: Int = 0) {
    self.isPretty = isPretty
    self.depth = depth
    room = [UInt8](repeating: 0, count: max(capacity, 256))
  }

  /// What is written.
  package var bytes: [UInt8] { Array(room[..<count]) }

  package mutating func append(_ value: JSON) {
    switch value {
    case .object(let members):
      beginObject()
      for (key, value) in members {
        beginMember(named: key)
        append(value)
      }
      endObject()
    case .array(let elements):
      beginArray()
      for element in elements {
        beginElement()
        append(element)
      }
      endArray()
    case .string(let text): append(string: text)
    case .number(let text): append(number: text)
    case .bool(let value): append(plain: value ? "true" : "false")
    case .null: append(plain: "null")
    }
  }
}

// MARK: - Objects and arrays

extension JSONWriter {
  package mutating func beginObject() { begin(UInt8(ascii: "{")) }

  package mutating func endObject() { end(UInt8(ascii: "}")) }

  package mutating func beginArray() { begin(UInt8(ascii: "[")) }

  package mutating func endArray() { end(UInt8(ascii: "]")) }

  /// - Parameter key: one that needs no escape.
  package mutating func beginMember(_ key: StaticString) {
    let key = UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount)
    let (isFirst, isSpaced, length) = (isEmpty, isPretty, breakLength)
    isEmpty = false
    append(atMost: 1 + length + key.count + 4) { room, start in
      let name = room.writeGap(isFirst: isFirst, breakOf: length, at: start)
      room[name] = JSONWriter.quote
      var end = room.write(key, at: name + 1)
      room[end] = JSONWriter.quote
      room[end + 1] = UInt8(ascii: ":")
      end += 2
      guard isSpaced else { return end }
      room[end] = UInt8(ascii: " ")
      return end + 1
    }
  }

  package mutating func beginMember(named key: String) {
    beginElement()
    append(string: key)
    append(plain: isPretty ? ": " : ":")
  }

  package mutating func beginElement() {
    let (isFirst, length) = (isEmpty, breakLength)
    isEmpty = false
    append(atMost: 1 + length) { room, start in room.writeGap(isFirst: isFirst, breakOf: length, at: start) }
  }

  private mutating func begin(_ bracket: UInt8) {
    append(byte: bracket)
    depth += 1
    isEmpty = true
  }

  private mutating func end(_ bracket: UInt8) {
    depth -= 1
    let length = isEmpty ? 0 : breakLength
    // What it stands in holds it.
    isEmpty = false
    append(atMost: length + 1) { room, start in
      let end = room.writeBreak(of: length, at: start)
      room[end] = bracket
      return end + 1
    }
  }

  /// How many bytes the end of a line and the indent of the next have.
  private var breakLength: Int { isPretty ? 1 + depth * 2 : 0 }
}

// MARK: - Strings and numbers

extension JSONWriter {
  private static let quote = UInt8(ascii: "\"")

  /// Appends a text in quotes, with escapes.
  package mutating func append(string text: String) {
    var text = text
    text.withUTF8 { append(utf8: $0) }
  }

  /// Appends UTF-8 in quotes, with escapes: whole runs of bytes between the characters that must be escaped.
  ///
  /// - Parameter text: must be valid.
  package mutating func append(utf8 text: UnsafeBufferPointer<UInt8>) {
    // Nearly every text has none, and is written at once.
    guard JSONWriter.firstEscaped(in: text) != nil else {
      return appendPlain(length: text.count) { room, start in _ = room.write(text, at: start) }
    }
    append(byte: JSONWriter.quote)
    var rest = text
    while let escapedRange = JSONWriter.firstEscaped(in: rest) {
      append(bytes: UnsafeBufferPointer(rebasing: rest[..<escapedRange.lowerBound]))
      appendEscape(of: UnsafeBufferPointer(rebasing: rest[escapedRange]))
      rest = UnsafeBufferPointer(rebasing: rest[escapedRange.upperBound...])
    }
    append(bytes: rest)
    append(byte: JSONWriter.quote)
  }

  /// Appends a text in quotes that needs no escape.
  ///
  /// - Parameters:
  ///   - length: how many bytes it has.
  ///   - write: writes all of them, from an offset on.
  package mutating func appendPlain(length: Int, _ write: (UnsafeMutableBufferPointer<UInt8>, Int) -> Void) {
    append(atMost: length + 2) { room, start in
      room[start] = JSONWriter.quote
      write(room, start + 1)
      room[start + 1 + length] = JSONWriter.quote
      return start + length + 2
    }
  }

  /// Appends a number as it is to be written. Must be a number of RFC 8259, section 6; it is not checked.
  package mutating func append(number text: String) {
    var text = text
    text.withUTF8 { append(bytes: $0) }
  }

  package mutating func append(integer value: Int) {
    let most = 20
    append(atMost: most) { room, start in
      // From the last digit to the first, and then to where they belong.
      let end = start + most
      var first = end
      var rest = value.magnitude
      repeat {
        first -= 1
        room[first] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      } while rest > 0
      if value < 0 {
        first -= 1
        room[first] = UInt8(ascii: "-")
      }
      for offset in 0..<end - first { room[start + offset] = room[first + offset] }
      return start + end - first
    }
  }

  /// The first character that must be escaped: what RFC 8259 wants escaped, and what must not reach a terminal
  /// (``ControlCharacters``).
  private static func firstEscaped(in text: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    var offset = 0
    while offset + 8 <= text.count {
      let plain = plainCount(in: text, from: offset)
      offset += plain
      if plain == 8 { continue }
      let length = escapedLength(text, offset)
      if length > 0 { return offset..<offset + length }
      offset += 1
    }
    // Of what is left nothing must be escaped if the last eight are plain.
    if offset < text.count, text.count >= 8, plainCount(in: text, from: text.count - 8) == 8 { return nil }
    while offset < text.count {
      let length = escapedLength(text, offset)
      if length > 0 { return offset..<offset + length }
      offset += 1
    }
    return nil
  }

  /// How many of the eight bytes from an offset on come before the first that is not ASCII or must be escaped.
  private static func plainCount(in text: UnsafeBufferPointer<UInt8>, from offset: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    guard let base = UnsafeRawPointer(text.baseAddress) else { return 0 }
    // The first byte as the lowest.
    let word = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    // The highest bit of a byte is set where it, one more or 0x20 less has it, and where the byte is the one that is sought.
    // What is carried into a byte comes from a lower one whose bit is set, too, so that the first is right.
    let (quotes, backslashes) = (word ^ 0x22 &* ones, word ^ 0x5C &* ones)
    let found = (quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes
    return ((word | (word &+ ones) | (word &- 0x20 &* ones) | found) & (0x80 &* ones)).trailingZeroBitCount / 8
  }

  /// How many bytes the character at an offset has, if it must be escaped, else 0.
  private static func escapedLength(_ text: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Int {
    switch text[offset] {
    case 0..<0x20, 0x22, 0x5C, 0x7F: return 1
    default: return ControlCharacters.escapedLength(at: offset, of: text)
    }
  }

  /// - Parameter character: the UTF-8 of one character below U+FFFF.
  private mutating func appendEscape(of character: UnsafeBufferPointer<UInt8>) {
    switch character[0] {
    case 0x08: append(plain: "\\b")
    case 0x09: append(plain: "\\t")
    case 0x0A: append(plain: "\\n")
    case 0x0C: append(plain: "\\f")
    case 0x0D: append(plain: "\\r")
    case 0x22: append(plain: "\\\"")
    case 0x5C: append(plain: "\\\\")
    default:
      let code: UInt16 =
        switch character.count {
        case 1: UInt16(character[0])
        case 2: UInt16(character[0] & 0x1F) << 6 | UInt16(character[1] & 0x3F)
        default: UInt16(character[0] & 0xF) << 12 | UInt16(character[1] & 0x3F) << 6 | UInt16(character[2] & 0x3F)
        }
      append(plain: "\\u")
      for shift in [12, 8, 4, 0] as [UInt16] {
        let digit = UInt8(code >> shift & 0xF)
        append(byte: digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
  }
}

// MARK: - Bytes

extension JSONWriter {
  private mutating func append(plain text: StaticString) {
    append(bytes: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func append(byte: UInt8) {
    append(atMost: 1) { room, start in
      room[start] = byte
      return start + 1
    }
  }

  private mutating func append(bytes: UnsafeBufferPointer<UInt8>) {
    append(atMost: bytes.count) { room, start in room.write(bytes, at: start) }
  }

  /// Appends what is written into the room.
  ///
  /// - Parameters:
  ///   - most: how many bytes it has at most.
  ///   - write: writes it from an offset on, and gives the offset after it.
  @inline(__always)
  private mutating func append(atMost most: Int, _ write: (UnsafeMutableBufferPointer<UInt8>, Int) -> Int) {
    if room.count - count < most { makeRoom(for: most) }
    let start = count
    count = room.withUnsafeMutableBufferPointer { write($0, start) }
  }

  @inline(never)
  private mutating func makeRoom(for most: Int) {
    var larger = [UInt8](repeating: 0, count: max(room.count * 2, count + most))
    let written = count
    larger.withUnsafeMutableBufferPointer { larger in
      room.withUnsafeBufferPointer { _ = larger.write(UnsafeBufferPointer(rebasing: $0[..<written]), at: 0) }
    }
    room = larger
  }
}

extension UnsafeMutableBufferPointer<UInt8> {
  /// Writes bytes from an offset on, and gives the offset after them.
  fileprivate func write(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    guard let target = baseAddress, let source = bytes.baseAddress else { return offset }
    (target + offset).update(from: source, count: bytes.count)
    return offset + bytes.count
  }

  /// Writes what stands before an element, the comma behind another among it, and gives the offset after it.
  fileprivate func writeGap(isFirst: Bool, breakOf length: Int, at offset: Int) -> Int {
    guard !isFirst else { return writeBreak(of: length, at: offset) }
    self[offset] = UInt8(ascii: ",")
    return writeBreak(of: length, at: offset + 1)
  }

  /// Writes the end of a line and the indent of the next, and gives the offset after it.
  ///
  /// - Parameter length: how many bytes both have; 0 where there are no lines.
  fileprivate func writeBreak(of length: Int, at offset: Int) -> Int {
    guard length > 0 else { return offset }
    self[offset] = UInt8(ascii: "\n")
    for place in offset + 1..<offset + length { self[place] = UInt8(ascii: " ") }
    return offset + length
  }
}
