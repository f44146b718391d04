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

  /// The eight bytes from an offset on, the first as the lowest; nil where fewer are left.
  @inline(__always)
  static func word(at offset: Int, in buffer: UnsafeBufferPointer<UInt8>) -> UInt64? {
    guard offset + 8 <= buffer.count, let base = UnsafeRawPointer(buffer.baseAddress) else { return nil }
    return UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}

extension UInt64 {
  /// Whether one of its eight bytes is this one.
  @inline(__always)
  func hasByte(_ byte: UInt8) -> Bool {
    let difference = self ^ (0x0101_0101_0101_0101 &* UInt64(byte))
    return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080 != 0
  }

  /// The highest bit of each of its bytes that is this one.
  @inline(__always)
  func places(of byte: UInt8) -> UInt64 {
    let difference = self ^ (0x0101_0101_0101_0101 &* UInt64(byte))
    // Without a carry from one byte into the next.
    let low = (difference & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7F7F_7F7F_7F7F_7F7F
    return ~(low | difference | 0x7F7F_7F7F_7F7F_7F7F)
  }
}
