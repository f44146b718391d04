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
  static let length = 36

  /// As it is written, such as `2ed6657d-e927-568b-95e1-2665a8aea6a2`.
  public var text: String {
    String(unsafeUninitializedCapacity: NameUUID.length) { buffer in
      guard let room = UnsafeMutableRawPointer(buffer.baseAddress) else { return 0 }
      write(to: room)
      return NameUUID.length
    }
  }

  /// Writes the same after other bytes.
  func append(to bytes: inout [UInt8]) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: NameUUID.length) { buffer in
      guard let room = UnsafeMutableRawPointer(buffer.baseAddress) else { return }
      write(to: room)
      bytes.append(contentsOf: buffer)
    }
  }

  /// Writes the same.
  ///
  /// - Parameter room: for `length` bytes.
  func write(to room: UnsafeMutableRawPointer) {
    let hyphen = UInt8(ascii: "-")
    let (second, third) = (NameUUID.digits(second), NameUUID.digits(third))
    room.storeBytes(of: NameUUID.digits(first).littleEndian, as: UInt64.self)
    room.storeBytes(of: hyphen, toByteOffset: 8, as: UInt8.self)
    room.storeBytes(of: UInt32(truncatingIfNeeded: second).littleEndian, toByteOffset: 9, as: UInt32.self)
    room.storeBytes(of: hyphen, toByteOffset: 13, as: UInt8.self)
    room.storeBytes(of: UInt32(truncatingIfNeeded: second >> 32).littleEndian, toByteOffset: 14, as: UInt32.self)
    room.storeBytes(of: hyphen, toByteOffset: 18, as: UInt8.self)
    room.storeBytes(of: UInt32(truncatingIfNeeded: third).littleEndian, toByteOffset: 19, as: UInt32.self)
    room.storeBytes(of: hyphen, toByteOffset: 23, as: UInt8.self)
    room.storeBytes(of: UInt32(truncatingIfNeeded: third >> 32).littleEndian, toByteOffset: 24, as: UInt32.self)
    room.storeBytes(of: NameUUID.digits(fourth).littleEndian, toByteOffset: 28, as: UInt64.self)
  }

  /// The eight digits of a number to the base of sixteen, the first of them as the lowest byte.
  private static func digits(_ number: UInt32) -> UInt64 {
    // Its bytes are moved apart, and then the halves of each.
    var digits = UInt64(number.byteSwapped)
    digits = (digits | digits << 16) & 0x0000_FFFF_0000_FFFF
    digits = (digits | digits << 8) & 0x00FF_00FF_00FF_00FF
    digits = (digits >> 4 | digits << 8) & 0x0F0F_0F0F_0F0F_0F0F
    // With six more, ten and beyond are sixteen and beyond: a one for each of these.
    let letters = (digits &+ 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101
    let beyondDigits = UInt64(UInt8(ascii: "a") - UInt8(ascii: "0") - 10)
    return digits &+ 0x3030_3030_3030_3030 &+ letters &* beyondDigits
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
