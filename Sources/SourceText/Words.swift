/// Bytes taken eight at a time, where most are of no interest.
enum Words {
  /// The offset after the eight-byte words from an offset on in which nothing is; nil where something is in the first, or fewer
  /// bytes are left.
  @inline(__always)
  static func next(after start: Int, in buffer: UnsafeBufferPointer<UInt8>, where isPresent: (UInt64) -> Bool) -> Int? {
    guard let base = UnsafeRawPointer(buffer.baseAddress) else { return nil }
    var offset = start
    while offset + 8 <= buffer.count, !isPresent(base.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) { offset += 8 }
    return offset > start ? offset : nil
  }

  /// Whether a byte is among them.
  static func hold(_ byte: UInt8, in buffer: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = UnsafeRawPointer(buffer.baseAddress) else { return false }
    var offset = 0
    while offset &+ 8 <= buffer.count {
      if base.loadUnaligned(fromByteOffset: offset, as: UInt64.self).holds(byte) != 0 { return true }
      offset &+= 8
    }
    while offset < buffer.count {
      if buffer[offset] == byte { return true }
      offset &+= 1
    }
    return false
  }

  /// Whether a byte that is less than 16, or one of two others, is among them.
  static func holdLessThan16(in buffer: UnsafeBufferPointer<UInt8>, or one: UInt8, or other: UInt8) -> Bool {
    guard let base = UnsafeRawPointer(buffer.baseAddress) else { return false }
    func isPresent(at offset: Int) -> Bool {
      let word = base.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      return word.lessThan16 | word.holds(one) | word.holds(other) != 0
    }
    guard buffer.count >= 8 else { return buffer.contains { $0 < 16 || $0 == one || $0 == other } }
    var offset = 0
    while offset &+ 8 < buffer.count {
      if isPresent(at: offset) { return true }
      offset &+= 8
    }
    // Some of the last eight may be among those before.
    return isPresent(at: buffer.count &- 8)
  }

  /// Tells each place of a control character, in order. Few words of a text have any, and only those are looked at again.
  ///
  /// - Parameters:
  ///   - byte: less than 16, as is the other.
  /// - Returns: whether another byte is among them, too.
  @inline(__always)
  static func forEachPlace(
    of byte: UInt8,
    in buffer: UnsafeBufferPointer<UInt8>,
    noting other: UInt8,
    _ body: (Int) -> Void
  ) -> Bool {
    guard let base = UnsafeRawPointer(buffer.baseAddress) else { return false }
    var offset = 0
    var isNoted = false
    while offset &+ 8 <= buffer.count {
      // The first byte as the lowest.
      let word = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      if word.holdsLessThan16 {
        if word.holds(other) != 0 { isNoted = true }
        var places = word.places(of: byte)
        while places != 0 {
          body(offset &+ places.trailingZeroBitCount / 8)
          places &= places &- 1
        }
      }
      offset &+= 8
    }
    while offset < buffer.count {
      if buffer[offset] == byte { body(offset) }
      if buffer[offset] == other { isNoted = true }
      offset &+= 1
    }
    return isNoted
  }

  /// Where the line that holds an offset ends, without its line ending.
  ///
  /// - Parameter limit: where it ends at the latest.
  static func lineEnd(from start: Int, limit: Int, in buffer: UnsafeBufferPointer<UInt8>) -> Int {
    guard start < limit, let base = UnsafeRawPointer(buffer.baseAddress) else { return start }
    precondition(start >= 0 && limit <= buffer.count, "a line is part of its text")
    var offset = start
    while offset < limit, offset &+ 8 <= buffer.count {
      let word = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      if word.holdsLessThan16 {
        let ends = word.places(of: UInt8(ascii: "\n")) | word.places(of: UInt8(ascii: "\r"))
        if ends != 0 { return min(limit, offset &+ ends.trailingZeroBitCount / 8) }
      }
      offset &+= 8
    }
    while offset < limit, buffer[offset] != UInt8(ascii: "\n"), buffer[offset] != UInt8(ascii: "\r") { offset &+= 1 }
    return min(limit, offset)
  }
}

extension UInt64 {
  /// Whether one of its bytes is less than 16, as are the line endings.
  @inline(__always)
  fileprivate var holdsLessThan16: Bool { lessThan16 != 0 }

  /// Other than 0 if one of its bytes is less than 16.
  @inline(__always)
  fileprivate var lessThan16: UInt64 {
    (self &- 0x1010_1010_1010_1010) & ~self & 0x8080_8080_8080_8080
  }

  /// Other than 0 if one of its bytes is this one.
  @inline(__always)
  fileprivate func holds(_ byte: UInt8) -> UInt64 {
    let difference = self ^ (0x0101_0101_0101_0101 &* UInt64(byte))
    return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
  }

  /// The highest bit of each of its bytes that is this one.
  @inline(__always)
  fileprivate func places(of byte: UInt8) -> UInt64 {
    let difference = self ^ (0x0101_0101_0101_0101 &* UInt64(byte))
    // Without a carry from one byte into the next.
    let low = (difference & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7F7F_7F7F_7F7F_7F7F
    return ~(low | difference | 0x7F7F_7F7F_7F7F_7F7F)
  }
}
