/// The secure hash algorithm SHA-1 (RFC 3174), by which names become identifiers. It protects nothing here.
enum SHA1 {
  /// The twenty bytes of the hash of some bytes.
  static func hash(_ message: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    var bytes = message + [0x80]
    while bytes.count % 64 != 56 { bytes.append(0) }
    let bits = UInt64(message.count) * 8
    for shift in stride(from: 56, through: 0, by: -8) { bytes.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift))) }
    var words = [UInt32](repeating: 0, count: 80)
    for start in stride(from: 0, to: bytes.count, by: 64) { add(bytes, from: start, to: &state, &words) }
    return state.flatMap { word in stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt32($0)) } }
  }

  /// - Parameter words: room for the eighty words of a block, which each block needs anew.
  private static func add(_ bytes: [UInt8], from start: Int, to state: inout [UInt32], _ words: inout [UInt32]) {
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
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    index = 0
    while index < 80 {
      let mixed: UInt32
      let constant: UInt32
      if index < 20 {
        (mixed, constant) = (b & c | ~b & d, 0x5A82_7999)
      } else if index < 40 {
        (mixed, constant) = (b ^ c ^ d, 0x6ED9_EBA1)
      } else if index < 60 {
        (mixed, constant) = (b & c | b & d | c & d, 0x8F1B_BCDC)
      } else {
        (mixed, constant) = (b ^ c ^ d, 0xCA62_C1D6)
      }
      let next = rotated(a, 5) &+ mixed &+ e &+ constant &+ words[index]
      (a, b, c, d, e) = (next, a, rotated(b, 30), c, d)
      index += 1
    }
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
    state[4] &+= e
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word << count | word >> (32 - count) }
}
