/// The secure hash algorithm SHA-1 (RFC 3174), by which names become identifiers. It protects nothing here.
enum SHA1 {
  /// The twenty bytes of the hash of some bytes.
  static func hash(_ message: [UInt8]) -> [UInt8] {
    var bytes = message
    bytes.reserveCapacity(message.count + 72)
    bytes.append(0x80)
    while bytes.count % 64 != 56 { bytes.append(0) }
    let bits = UInt64(message.count) * 8
    for shift in stride(from: 56, through: 0, by: -8) { bytes.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift))) }
    var state = State()
    bytes.withUnsafeBufferPointer { bytes in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 80) { words in
        for start in stride(from: 0, to: bytes.count, by: 64) { state.add(bytes, from: start, words) }
      }
    }
    return [UInt8](unsafeUninitializedCapacity: 20) { buffer, count in
      for (place, word) in [state.a, state.b, state.c, state.d, state.e].enumerated() {
        for part in 0..<4 { buffer[4 * place + part] = UInt8(truncatingIfNeeded: word >> UInt32(24 - 8 * part)) }
      }
      count = 20
    }
  }

  private struct State {
    var a: UInt32 = 0x6745_2301
    var b: UInt32 = 0xEFCD_AB89
    var c: UInt32 = 0x98BA_DCFE
    var d: UInt32 = 0x1032_5476
    var e: UInt32 = 0xC3D2_E1F0

    /// - Parameter words: room for the eighty words of a block, which each block needs anew.
    mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ words: UnsafeMutableBufferPointer<UInt32>) {
      var index = 0
      while index < 16 {
        let first = start + 4 * index
        let high = UInt32(bytes[first]) << 24 | UInt32(bytes[first + 1]) << 16
        words[index] = high | UInt32(bytes[first + 2]) << 8 | UInt32(bytes[first + 3])
        index += 1
      }
      while index < 80 {
        words[index] = rotated(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1)
        index += 1
      }
      let before = self
      for index in 0..<20 { turn(b & c | ~b & d, 0x5A82_7999, words[index]) }
      for index in 20..<40 { turn(b ^ c ^ d, 0x6ED9_EBA1, words[index]) }
      for index in 40..<60 { turn(b & c | b & d | c & d, 0x8F1B_BCDC, words[index]) }
      for index in 60..<80 { turn(b ^ c ^ d, 0xCA62_C1D6, words[index]) }
      a &+= before.a
      b &+= before.b
      c &+= before.c
      d &+= before.d
      e &+= before.e
    }

    private mutating func turn(_ mixed: UInt32, _ constant: UInt32, _ word: UInt32) {
      let next = rotated(a, 5) &+ mixed &+ e &+ constant &+ word
      (a, b, c, d, e) = (next, a, rotated(b, 30), c, d)
    }

    private func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word << count | word >> (32 - count) }
  }
}
