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
  @inline(__always)
  static func forEachPlace(of byte: UInt8, in buffer: UnsafeBufferPointer<UInt8>, _ body: (Int) -> Void) {
    guard let base = UnsafeRawPointer(buffer.baseAddress) else { return }
    var offset = 0
    while offset + 8 <= buffer.count {
      // The first byte as the lowest.
      var places = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self)).places(of: byte)
      while places != 0 {
        body(offset + places.trailingZeroBitCount / 8)
        places &= places - 1
      }
      offset += 8
    }
    while offset < buffer.count {
      if buffer[offset] == byte { body(offset) }
      offset += 1
    }
  }
}

extension UInt64 {
  /// The highest bit of each of its bytes that is this one.
  @inline(__always)
  fileprivate func places(of byte: UInt8) -> UInt64 {
    let difference = self ^ (0x0101_0101_0101_0101 &* UInt64(byte))
    // Without a carry from one byte into the next.
    let low = (difference & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7F7F_7F7F_7F7F_7F7F
    return ~(low | difference | 0x7F7F_7F7F_7F7F_7F7F)
  }
}
