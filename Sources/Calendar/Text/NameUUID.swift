import SourceText

/// An identifier that is made of a name: a UUID of version 5 (RFC 9562, 5.5). The same name has the same one, everywhere.
public struct NameUUID: Hashable, Sendable {
  /// Its bytes, four a word.
  private let first: UInt32
  private let second: UInt32
  private let third: UInt32
  private let fourth: UInt32

  /// What all names of Tidemark are below. It is never changed: with it each identifier would be another.
  private static let namespace: [UInt8] = [
    0x5F, 0x0C, 0x7B, 0x31, 0x8D, 0x0E, 0x5C, 0x52, 0x9E, 0x37, 0x1A, 0x64, 0x2D, 0xB8, 0x40, 0xC6,
  ]

  /// The identifier of a name of several parts. No part may hold a line feed, so that no two names are one.
  init(of parts: [String]) { self.init(of: parts, in: NameUUID.namespace) }

  init(of parts: [String], in namespace: [UInt8]) {
    var name: [UInt8] = []
    for (place, part) in parts.enumerated() {
      if place > 0 { name.append(UInt8(ascii: "\n")) }
      name.append(utf8: part)
    }
    self.init(ofLines: name, in: namespace)
  }

  /// The same of parts that are written already, each on a line.
  init(ofLines name: [UInt8]) { self.init(ofLines: name, in: NameUUID.namespace) }

  private init(ofLines name: [UInt8], in namespace: [UInt8]) {
    let hash = SHA1.hash(bytes: namespace.count + name.count) { bytes in
      let end = bytes[0...].initialize(fromContentsOf: namespace)
      _ = bytes[end...].initialize(fromContentsOf: name)
    }
    // The third part of the text begins with the version, the fourth with the variant.
    (first, second) = (hash.a, hash.b & 0xFFFF_0FFF | 0x5000)
    (third, fourth) = (hash.c & 0x3FFF_FFFF | 0x8000_0000, hash.d)
  }

  /// How many bytes its text has.
  private static let length = 36

  /// As it is written, such as `2ed6657d-e927-568b-95e1-2665a8aea6a2`.
  public var text: String {
    String(unsafeUninitializedCapacity: NameUUID.length) { buffer in
      write(to: buffer)
      return NameUUID.length
    }
  }

  /// Writes the same after other bytes.
  func append(to bytes: inout [UInt8]) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: NameUUID.length) { buffer in
      write(to: buffer)
      bytes.append(contentsOf: buffer)
    }
  }

  private func write(to buffer: UnsafeMutableBufferPointer<UInt8>) {
    NameUUID.write(first, 8, to: buffer, at: 0)
    NameUUID.write(second >> 16, 4, to: buffer, at: 9)
    NameUUID.write(second & 0xFFFF, 4, to: buffer, at: 14)
    NameUUID.write(third >> 16, 4, to: buffer, at: 19)
    NameUUID.write(third & 0xFFFF, 4, to: buffer, at: 24)
    NameUUID.write(fourth, 8, to: buffer, at: 28)
    let hyphen = UInt8(ascii: "-")
    (buffer[8], buffer[13], buffer[18], buffer[23]) = (hyphen, hyphen, hyphen, hyphen)
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

  /// Whether a text is written as that of an identifier is.
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
