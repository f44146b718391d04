/// A digest of parts of bytes, of 64 bits: tells contents apart that nobody has forged, eight bytes at a time. It is the same on every
/// machine and in every run. No part can run into the next.
package struct ContentDigest: Sendable {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  package init(of bytes: [UInt8]) { add(bytes) }

  package var value: UInt64 {
    let value = (state ^ state >> 32) &* ContentDigest.factor
    return value ^ value >> 29
  }

  package mutating func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { add($0) }
  }

  package mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  package mutating func add(_ number: UInt64) {
    // Both halves of the product: the upper bits reach all others at once, so that no number behind them can easily undo a change.
    let product = (state ^ number).multipliedFullWidth(by: ContentDigest.factor)
    state = product.high ^ product.low
  }

  /// The golden ratio as a fraction of 2^64, made odd (Knuth, The Art of Computer Programming 3, section 6.4).
  private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

  private mutating func add(_ bytes: UnsafeRawBufferPointer) {
    let words = bytes.count / 8
    for word in 0..<words { add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self))) }
    var rest: UInt64 = 0
    for byte in bytes[(words * 8)...].reversed() { rest = rest << 8 | UInt64(byte) }
    add(rest)
    add(UInt64(bytes.count))
  }
}
