/// The bytes of a file at which a sign of another program may stand, found in one pass: most lines have none, and nothing else is
/// asked of them. Signs that stand only at the start of a line are not looked for.
public struct ForeignSigns: Sendable {
  /// Ascending. Each is a byte of the sign, not always its first.
  public let offsets: [Int]

  public init(in bytes: [UInt8]) {
    offsets = bytes.withUnsafeBytes { bytes in
      var offsets: [Int] = []
      var offset = 0
      while let base = bytes.baseAddress {
        offset = ForeignSigns.nextMarks(from: offset, before: bytes.count, in: base)
        guard offset + 8 <= bytes.count else { break }
        var marks = ForeignSigns.marks(at: offset, in: base)
        while marks != 0 {
          let place = offset + marks.trailingZeroBitCount / 8
          if ForeignSigns.isSign(bytes[place], at: place, in: bytes) { offsets.append(place) }
          marks &= marks - 1
        }
        offset += 8
      }
      for place in offset..<bytes.count where ForeignSigns.isSign(bytes[place], at: place, in: bytes) { offsets.append(place) }
      return offsets
    }
  }

  /// The first of the offsets, each eight after the last, at which some of eight bytes have marks, or fewer than eight are
  /// left. Most have none, and what is done with the others would take the room of this loop.
  @inline(never)
  private static func nextMarks(from start: Int, before end: Int, in base: UnsafeRawPointer) -> Int {
    var offset = start
    let last = end &- 8
    while offset <= last, marks(at: offset, in: base) == 0 { offset &+= 8 }
    return offset
  }

  /// The high bits of those of eight bytes at which a sign is looked for, and of a few others; mostly there are none. Of a level, ` p1`,
  /// that is the letter.
  @inline(__always)
  private static func marks(at offset: Int, in base: UnsafeRawPointer) -> UInt64 {
    // The first byte as the lowest.
    let word = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    let marks = zeros(word ^ 0x4040_4040_4040_4040) | zeros(word ^ 0x2323_2323_2323_2323) | zeros(word ^ 0x3A3A_3A3A_3A3A_3A3A)
    // Behind a space, or a byte that is not among the eight.
    let spaces = (word &- 0x2121_2121_2121_2121) << 8 | 0x80
    return (marks | zeros(word ^ 0x7070_7070_7070_7070) & spaces | word) & 0x8080_8080_8080_8080
  }

  /// The high bits of bytes that are zero, of some that are not, and of any that are not of ASCII, which have marks anyway.
  @inline(__always)
  private static func zeros(_ word: UInt64) -> UInt64 { word &- 0x0101_0101_0101_0101 }

  private static func isSign(_ byte: UInt8, at offset: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
    switch byte {
    case UInt8(ascii: "@"): true
    case UInt8(ascii: "#"): offset > 0 && bytes[offset - 1] == UInt8(ascii: "[")
    case UInt8(ascii: ":"): isColonOfSign(at: offset, in: bytes)
    case UInt8(ascii: "p"):
      offset + 1 < bytes.count && bytes[offset + 1] &- UInt8(ascii: "1") < 4 && (offset == 0 || bytes[offset - 1] <= 0x20)
    case 0xE2, 0xF0: isEmoji(at: offset, in: bytes)
    default: false
    }
  }

  /// A letter, a colon, and no space; or `: <` and `: [`.
  private static func isColonOfSign(at offset: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
    guard offset > 0, offset + 1 < bytes.count else { return false }
    if bytes[offset + 1] > 0x20 { return (bytes[offset - 1] | 0x20) &- 0x61 < 26 }
    guard offset + 2 < bytes.count else { return false }
    return bytes[offset + 2] == UInt8(ascii: "<") || bytes[offset + 2] == UInt8(ascii: "[")
  }

  /// An emoji of Obsidian Tasks (`ObsidianTasksLine`). Most emoji of a vault are others: of anchors, of blocks.
  private static func isEmoji(at offset: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
    guard offset + 2 < bytes.count else { return false }
    let start = UInt32(bytes[offset]) << 16 | UInt32(bytes[offset + 1]) << 8 | UInt32(bytes[offset + 2])
    switch start {
    case 0xE2_8C9B, 0xE2_8FAB, 0xE2_8FAC, 0xE2_8FB3, 0xE2_9B94, 0xE2_9C85, 0xE2_9D8C, 0xE2_9E95: return true
    case 0xF0_9F86, 0xF0_9F8F, 0xF0_9F93, 0xF0_9F94, 0xF0_9F97, 0xF0_9F9B: break
    default: return false
    }
    guard offset + 3 < bytes.count else { return false }
    switch (bytes[offset + 2], bytes[offset + 3]) {
    case (0x86, 0x94), (0x8F, 0x81), (0x93, 0x85...0x86), (0x94, 0x81), (0x94, 0xBA), (0x94, 0xBC...0xBD), (0x97, 0x93),
      (0x9B, 0xAB):
      return true
    default: return false
    }
  }
}
