public import Diagnostics

/// Why a text is no JSON (RFC 8259), and where.
public struct JSONSyntaxError: Error, Sendable, Equatable {
  public enum Reason: Sendable, Equatable {
    /// Something else is asked for here, or the text ends too soon.
    case unexpected
    /// An escape that JSON has not, or half a pair of surrogates.
    case wrongEscape
    /// A control character that must be escaped.
    case controlCharacter
    /// Lists and objects stand deeper in one another than `JSONParser.deepest`.
    case tooDeep
    /// Bytes that are not UTF-8.
    case notUTF8
  }

  public var reason: Reason
  /// A byte offset.
  public var offset: Int
}

/// Reads JSON (RFC 8259). Numbers stay text, so that none loses digits; the members of an object stay in their order.
public struct JSONParser {
  /// How deep lists and objects may stand in one another.
  public static let deepest = 512

  private let bytes: [UInt8]
  private let mendsHalfPairs: Bool
  private var offset = 0
  private var depth = 0

  /// Reads a whole text. A byte order mark at its start is ignored.
  ///
  /// - Parameter mendsHalfPairs: whether an escape that is half a pair of surrogates is read as U+FFFD, as programs write it that
  ///   keep texts in UTF-16; else it is an error.
  public static func parse(_ bytes: [UInt8], mendsHalfPairs: Bool = false) throws(JSONSyntaxError) -> JSON {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw JSONSyntaxError(reason: .notUTF8, offset: 0) }
    var parser = JSONParser(bytes: bytes, mendsHalfPairs: mendsHalfPairs)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.offset = 3 }
    let value = try parser.value()
    parser.skipSpaces()
    guard parser.offset == bytes.count else { throw parser.error(.unexpected) }
    return value
  }

  private init(bytes: [UInt8], mendsHalfPairs: Bool) {
    (self.bytes, self.mendsHalfPairs) = (bytes, mendsHalfPairs)
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func error(_ reason: JSONSyntaxError.Reason) -> JSONSyntaxError {
    JSONSyntaxError(reason: reason, offset: offset)
  }

  private mutating func skipSpaces() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { offset += 1 }
  }

  /// Reads one character, after spaces.
  private mutating func read(_ character: Unicode.Scalar) -> Bool {
    skipSpaces()
    guard next == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func value() throws(JSONSyntaxError) -> JSON {
    skipSpaces()
    switch next {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSON) throws(JSONSyntaxError) -> JSON {
    let end = offset + word.utf8CodeUnitCount
    guard end <= bytes.count, bytes[offset..<end].elementsEqual("\(word)".utf8) else { throw error(.unexpected) }
    offset = end
    return value
  }

  // MARK: Lists

  private mutating func descend() throws(JSONSyntaxError) {
    offset += 1
    depth += 1
    guard depth <= JSONParser.deepest else { throw error(.tooDeep) }
  }

  private mutating func array() throws(JSONSyntaxError) -> JSON {
    try descend()
    defer { depth -= 1 }
    var elements: [JSON] = []
    if read("]") { return .array([]) }
    repeat { elements.append(try value()) } while read(",")
    guard read("]") else { throw error(.unexpected) }
    return .array(elements)
  }

  private mutating func object() throws(JSONSyntaxError) -> JSON {
    try descend()
    defer { depth -= 1 }
    var members: [(String, JSON)] = []
    if read("}") { return .object([]) }
    repeat {
      skipSpaces()
      guard next == UInt8(ascii: "\"") else { throw error(.unexpected) }
      let key = try string()
      guard read(":") else { throw error(.unexpected) }
      members.append((key, try value()))
    } while read(",")
    guard read("}") else { throw error(.unexpected) }
    return .object(members)
  }

  // MARK: Numbers

  private mutating func number() throws(JSONSyntaxError) -> String {
    let start = offset
    if next == UInt8(ascii: "-") { offset += 1 }
    if next == UInt8(ascii: "0") { offset += 1 } else { try digits() }
    if next == UInt8(ascii: ".") {
      offset += 1
      try digits()
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      offset += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { offset += 1 }
      try digits()
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func digits() throws(JSONSyntaxError) {
    let start = offset
    while let byte = next, (0x30...0x39).contains(byte) { offset += 1 }
    guard offset > start else { throw error(.unexpected) }
  }

  // MARK: Strings

  private mutating func string() throws(JSONSyntaxError) -> String {
    offset += 1
    var text: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text += Array(String(try escape()).utf8)
      case 0..<0x20:
        throw error(.controlCharacter)
      default:
        text.append(byte)
        offset += 1
      }
    }
    throw error(.unexpected)
  }

  private mutating func escape() throws(JSONSyntaxError) -> Unicode.Scalar {
    offset += 1
    guard let byte = next else { throw error(.unexpected) }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape()
    default: throw error(.wrongEscape)
    }
  }

  /// The four digits after `\u`, and those of the other half of a pair of surrogates.
  private mutating func unicodeEscape() throws(JSONSyntaxError) -> Unicode.Scalar {
    let first = try hexadecimal()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, next == UInt8(ascii: "\\"), offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "u") else {
      return try half()
    }
    let end = offset
    offset += 2
    let second = try hexadecimal()
    guard (0xDC00..<0xE000).contains(second), let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + second - 0xDC00)
    else {
      // The other escape is read by itself.
      if mendsHalfPairs { offset = end }
      return try half()
    }
    return scalar
  }

  /// What is read for half a pair of surrogates.
  private func half() throws(JSONSyntaxError) -> Unicode.Scalar {
    guard mendsHalfPairs else { throw error(.wrongEscape) }
    return "\u{FFFD}"
  }

  private mutating func hexadecimal() throws(JSONSyntaxError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { throw error(.wrongEscape) }
      value = value << 4 + UInt32(digit)
      offset += 1
    }
    return value
  }
}
