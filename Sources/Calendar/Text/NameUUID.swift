/// An identifier that is made of a name: a UUID of version 5 (RFC 9562, 5.5). The same name has the same one, everywhere.
public enum NameUUID {
  /// What all names of Tidemark are below. It is never changed: with it each identifier would be another.
  private static let namespace: [UInt8] = [
    0x5F, 0x0C, 0x7B, 0x31, 0x8D, 0x0E, 0x5C, 0x52, 0x9E, 0x37, 0x1A, 0x64, 0x2D, 0xB8, 0x40, 0xC6,
  ]

  /// The identifier of a name of several parts. No part may hold a line feed, so that no two names are one.
  public static func text(of parts: [String]) -> String { text(of: parts, in: namespace) }

  static func text(of parts: [String], in namespace: [UInt8]) -> String {
    var count = namespace.count + max(0, parts.count - 1)
    for part in parts { count += part.utf8.count }
    let hash = SHA1.hash(bytes: count) { bytes in
      var end = bytes[0...].initialize(fromContentsOf: namespace)
      for place in parts.indices {
        if place > 0 {
          bytes[end] = UInt8(ascii: "\n")
          end += 1
        }
        var part = parts[place]
        end = part.withUTF8 { bytes[end...].initialize(fromContentsOf: $0) }
      }
    }
    return String(unsafeUninitializedCapacity: 36) { buffer in
      // The third part begins with the version, the fourth with the variant.
      write(hash.a, 8, to: buffer, at: 0)
      write(hash.b >> 16, 4, to: buffer, at: 9)
      write(hash.b & 0x0FFF | 0x5000, 4, to: buffer, at: 14)
      write(hash.c >> 16 & 0x3FFF | 0x8000, 4, to: buffer, at: 19)
      write(hash.c & 0xFFFF, 4, to: buffer, at: 24)
      write(hash.d, 8, to: buffer, at: 28)
      let hyphen = UInt8(ascii: "-")
      (buffer[8], buffer[13], buffer[18], buffer[23]) = (hyphen, hyphen, hyphen, hyphen)
      return 36
    }
  }

  /// Writes the last digits of a number to the base of sixteen.
  private static func write(_ number: UInt32, _ digits: Int, to buffer: UnsafeMutableBufferPointer<UInt8>, at offset: Int) {
    var rest = number
    var place = offset + digits
    while place > offset {
      place -= 1
      let digit = UInt8(truncatingIfNeeded: rest & 0xF)
      buffer[place] = digit < 10 ? UInt8(ascii: "0") &+ digit : UInt8(ascii: "a") &+ digit &- 10
      rest >>= 4
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
