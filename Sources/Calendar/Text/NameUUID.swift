/// An identifier that is made of a name: a UUID of version 5 (RFC 9562, 5.5). The same name has the same one, everywhere.
public enum NameUUID {
  /// What all names of Tidemark are below. It is never changed: with it each identifier would be another.
  private static let namespace: [UInt8] = [
    0x5F, 0x0C, 0x7B, 0x31, 0x8D, 0x0E, 0x5C, 0x52, 0x9E, 0x37, 0x1A, 0x64, 0x2D, 0xB8, 0x40, 0xC6,
  ]

  /// The identifier of a name of several parts. No part may hold a line feed, so that no two names are one.
  public static func text(of parts: [String]) -> String { text(of: parts, in: namespace) }

  static func text(of parts: [String], in namespace: [UInt8]) -> String {
    var name = namespace
    for (place, part) in parts.enumerated() {
      if place > 0 { name.append(UInt8(ascii: "\n")) }
      name += part.utf8
    }
    var bytes = SHA1.hash(name)
    bytes[6] = bytes[6] & 0x0F | 0x50
    bytes[8] = bytes[8] & 0x3F | 0x80
    return String(unsafeUninitializedCapacity: 36) { buffer in
      func digit(_ value: UInt8) -> UInt8 { value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10 }
      var place = 0
      for index in 0..<16 {
        if index == 4 || index == 6 || index == 8 || index == 10 {
          buffer[place] = UInt8(ascii: "-")
          place += 1
        }
        buffer[place] = digit(bytes[index] >> 4)
        buffer[place + 1] = digit(bytes[index] & 0x0F)
        place += 2
      }
      return place
    }
  }

  /// Whether a text is written as `text(of:)` writes an identifier.
  public static func isOne(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count == 36 else { return false }
    return bytes.indices.allSatisfy { index in
      switch index {
      case 8, 13, 18, 23: bytes[index] == UInt8(ascii: "-")
      case 14: bytes[index] == UInt8(ascii: "5")
      case 19: "89ab".utf8.contains(bytes[index])
      default: "0123456789abcdef".utf8.contains(bytes[index])
      }
    }
  }
}
