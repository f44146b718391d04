/// The secure hash algorithm SHA-1 (RFC 3174), by which names become identifiers. It protects nothing here.
enum SHA1 {
  /// The five words of a hash.
  typealias Words = (a: UInt32, b: UInt32, c: UInt32, d: UInt32, e: UInt32)

  /// The twenty bytes of the hash of some bytes.
  static func hash(_ message: [UInt8]) -> [UInt8] {
    let words = hash(bytes: message.count) { buffer in for place in message.indices { buffer[place] = message[place] } }
    return [words.a, words.b, words.c, words.d, words.e].flatMap { word in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
  }

  /// The hash of so many bytes, which somebody writes into room that is made for them.
  static func hash(bytes count: Int, _ write: (UnsafeMutableBufferPointer<UInt8>) -> Void) -> Words {
    // A bit, then zeros, then how many bits there are in eight bytes, to the end of a block.
    let padded = (count + 9 + 63) / 64 * 64
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: padded) { bytes -> Words in
      bytes.initialize(repeating: 0)
      write(UnsafeMutableBufferPointer(rebasing: bytes[..<count]))
      bytes[count] = 0x80
      for place in 0..<8 { bytes[padded - 1 - place] = UInt8(truncatingIfNeeded: (8 * count) >> (8 * place)) }
      return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 80) { words -> Words in
        var state = State()
        var start = 0
        while start < padded {
          state.add(UnsafeRawBufferPointer(bytes), from: start, words)
          start += 64
        }
        return (state.a, state.b, state.c, state.d, state.e)
      }
    }
  }

  private struct State {
    var a: UInt32 = 0x6745_2301
    var b: UInt32 = 0xEFCD_AB89
    var c: UInt32 = 0x98BA_DCFE
    var d: UInt32 = 0x1032_5476
    var e: UInt32 = 0xC3D2_E1F0

    /// - Parameter words: room for the eighty words of a block, which each block needs anew.
    mutating func add(_ bytes: UnsafeRawBufferPointer, from start: Int, _ words: UnsafeMutableBufferPointer<UInt32>) {
      var index = 0
      while index < 16 {
        let word = bytes.loadUnaligned(fromByteOffset: start &+ 4 &* index, as: UInt32.self)
        words[index] = UInt32(bigEndian: word)
        index &+= 1
      }
      while index < 80 {
        words[index] = SHA1.rotated(words[index &- 3] ^ words[index &- 8] ^ words[index &- 14] ^ words[index &- 16], 1)
        index &+= 1
      }
      var (a, b, c, d, e) = (a, b, c, d, e)
      // Five turns at a time, after which each of the five words is again where it was.
      index = 0
      while index < 20 {
        SHA1.turn(a, d ^ b & (c ^ d), 0x5A82_7999, words[index], &b, &e)
        SHA1.turn(e, c ^ a & (b ^ c), 0x5A82_7999, words[index &+ 1], &a, &d)
        SHA1.turn(d, b ^ e & (a ^ b), 0x5A82_7999, words[index &+ 2], &e, &c)
        SHA1.turn(c, a ^ d & (e ^ a), 0x5A82_7999, words[index &+ 3], &d, &b)
        SHA1.turn(b, e ^ c & (d ^ e), 0x5A82_7999, words[index &+ 4], &c, &a)
        index &+= 5
      }
      while index < 40 {
        SHA1.turn(a, b ^ c ^ d, 0x6ED9_EBA1, words[index], &b, &e)
        SHA1.turn(e, a ^ b ^ c, 0x6ED9_EBA1, words[index &+ 1], &a, &d)
        SHA1.turn(d, e ^ a ^ b, 0x6ED9_EBA1, words[index &+ 2], &e, &c)
        SHA1.turn(c, d ^ e ^ a, 0x6ED9_EBA1, words[index &+ 3], &d, &b)
        SHA1.turn(b, c ^ d ^ e, 0x6ED9_EBA1, words[index &+ 4], &c, &a)
        index &+= 5
      }
      while index < 60 {
        SHA1.turn(a, b & c | d & (b | c), 0x8F1B_BCDC, words[index], &b, &e)
        SHA1.turn(e, a & b | c & (a | b), 0x8F1B_BCDC, words[index &+ 1], &a, &d)
        SHA1.turn(d, e & a | b & (e | a), 0x8F1B_BCDC, words[index &+ 2], &e, &c)
        SHA1.turn(c, d & e | a & (d | e), 0x8F1B_BCDC, words[index &+ 3], &d, &b)
        SHA1.turn(b, c & d | e & (c | d), 0x8F1B_BCDC, words[index &+ 4], &c, &a)
        index &+= 5
      }
      while index < 80 {
        SHA1.turn(a, b ^ c ^ d, 0xCA62_C1D6, words[index], &b, &e)
        SHA1.turn(e, a ^ b ^ c, 0xCA62_C1D6, words[index &+ 1], &a, &d)
        SHA1.turn(d, e ^ a ^ b, 0xCA62_C1D6, words[index &+ 2], &e, &c)
        SHA1.turn(c, d ^ e ^ a, 0xCA62_C1D6, words[index &+ 3], &d, &b)
        SHA1.turn(b, c ^ d ^ e, 0xCA62_C1D6, words[index &+ 4], &c, &a)
        index &+= 5
      }
      self.a &+= a
      self.b &+= b
      self.c &+= c
      self.d &+= d
      self.e &+= e
    }
  }

  /// One turn, after which the names of the words move on by one.
  @inline(__always)
  private static func turn(
    _ a: UInt32,
    _ mixed: UInt32,
    _ constant: UInt32,
    _ word: UInt32,
    _ b: inout UInt32,
    _ e: inout UInt32
  ) {
    e = e &+ rotated(a, 5) &+ mixed &+ constant &+ word
    b = rotated(b, 30)
  }

  @inline(__always)
  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word &<< count | word &>> (32 &- count) }
}
