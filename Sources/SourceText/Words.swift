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
    var offset = 0
    while offset < buffer.count {
      if let next = next(after: offset, in: buffer, where: { $0.places(of: byte) != 0 }) {
        offset = next
      } else if buffer[offset] == byte {
        return true
      } else {
        offset += 1
      }
    }
    return false
  }

  /// Tells each place of a byte, in order.
  ///
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
    var others: UInt64 = 0
    while offset + 8 <= buffer.count {
      // The first byte as the lowest.
      let word = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      others |= word.holds(other)
      var places = word.places(of: byte)
      while places != 0 {
        body(offset + places.trailingZeroBitCount / 8)
        places &= places - 1
      }
      offset += 8
    }
    var isNoted = others != 0
    while offset < buffer.count {
      if buffer[offset] == byte { body(offset) }
      if buffer[offset] == other { isNoted = true }
      offset += 1
    }
    return isNoted
  }
}

extension UInt64 {
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
