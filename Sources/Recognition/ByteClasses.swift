/// What the bytes of some words can be a part of.
struct ByteClasses: OptionSet {
  let rawValue: UInt8

  /// A digit.
  static let digit = ByteClasses(rawValue: 1)
  /// What may set something off from the words around it: a bracket, a colon, a mark of code.
  static let sign = ByteClasses(rawValue: 2)
  /// `#`, with which tags begin.
  static let tag = ByteClasses(rawValue: 4)
  /// A letter of two bytes that Latin alphabets have, or the rest of a longer character.
  static let letter = ByteClasses(rawValue: 8)
  /// The first byte of any other character beyond ASCII: a dash, a curly quote, an emoji, a space that does not break.
  static let wide = ByteClasses(rawValue: 16)
  /// What no recognizer looks at: a control character other than the end of a line, an escape, the start of HTML.
  static let other = ByteClasses(rawValue: 128)

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  private init(of byte: UInt8) {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "^"), UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "`"):
      self = .sign
    case UInt8(ascii: "#"): self = .tag
    case 0..<0x0A, 0x0B..<0x20, 0x7F, UInt8(ascii: "<"), UInt8(ascii: "\\"): self = .other
    case 0xC3, 0x80...0xBF: self = .letter
    case 0xC0...: self = .wide
    default: self = []
    }
  }

  private static let table = (0..<256).map { ByteClasses(of: UInt8($0)).rawValue }

  /// The classes of all bytes of a range.
  static func of(_ range: Range<Int>, in bytes: [UInt8]) -> ByteClasses {
    var found: UInt8 = 0
    table.withUnsafeBufferPointer { table in
      bytes.withUnsafeBufferPointer { bytes in
        // Four at a time, as the loop costs as much as a byte.
        var offset = range.lowerBound
        while range.upperBound - offset >= 4 {
          let first = table[Int(bytes[offset])] | table[Int(bytes[offset &+ 1])]
          found |= first | table[Int(bytes[offset &+ 2])] | table[Int(bytes[offset &+ 3])]
          offset &+= 4
        }
        for rest in offset..<range.upperBound { found |= table[Int(bytes[rest])] }
      }
    }
    return ByteClasses(rawValue: found)
  }
}

extension ByteClasses {
  /// Whether some bytes, not none, are words and nothing that may be read: they begin with a letter of ASCII, do not end in a space, and
  /// have no sign, tag or wide character.
  ///
  /// - Parameter others: what they must not have besides.
  static func areWords(_ range: Range<Int>, in bytes: [UInt8], without others: ByteClasses = []) -> Bool {
    bytes[range.lowerBound].isLetter && bytes[range.upperBound - 1] != 0x20
      && of(range, in: bytes).isDisjoint(with: others.union([.other, .tag, .wide, .sign]))
  }

  /// Whether some bytes are words of letters and digits of ASCII and dashes, each a space from the next.
  ///
  /// - Parameter dashesBegin: whether a word may begin with a dash.
  static func arePlainWords(_ range: Range<Int>, in bytes: [UInt8], dashesBegin: Bool) -> Bool {
    var previous: UInt8 = 0x20
    for offset in range {
      let byte = bytes[offset]
      guard
        byte.isLetter || byte &- 0x30 < 10 || byte == UInt8(ascii: "-") && (dashesBegin || previous != 0x20)
          || byte == 0x20 && previous != 0x20
      else { return false }
      previous = byte
    }
    return previous != 0x20
  }
}

extension UInt8 {
  /// Whether it is a letter of ASCII.
  var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
}
