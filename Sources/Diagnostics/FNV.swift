/// The hash FNV-1a of 64 bits, of several parts that cannot run into one another.
package struct FNV {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func combine(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { combine(byte) }
    // No byte of UTF-8.
    combine(0xFF)
  }

  private mutating func combine(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  /// The hash of some bytes alone.
  package static func value(of bytes: [UInt8]) -> UInt64 {
    var hash = FNV()
    hash.combine(bytes)
    return hash.value
  }
}
