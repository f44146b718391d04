/// What the format calls a space: U+0020, tab, U+00A0 and U+202F (format, *Spaces and equal spellings*); and the line endings
/// between the lines of one paragraph, which read as spaces.
package enum Spaces {
  /// How many bytes the space at an offset has, 0 where there is none.
  static func length(in bytes: [UInt8], at offset: Int, end: Int) -> Int {
    guard offset < end else { return 0 }
    switch bytes[offset] {
    case 0x20, 0x09, 0x0A, 0x0D:
      return 1
    case 0xC2:
      return offset + 1 < end && bytes[offset + 1] == 0xA0 ? 2 : 0
    case 0xE2:
      return offset + 2 < end && bytes[offset + 1] == 0x80 && bytes[offset + 2] == 0xAF ? 3 : 0
    default:
      return 0
    }
  }

  /// How many bytes the space that ends before an offset has, 0 where there is none.
  static func length(in bytes: [UInt8], before offset: Int, start: Int) -> Int {
    guard offset > start else { return 0 }
    switch bytes[offset - 1] {
    case 0x20, 0x09, 0x0A, 0x0D:
      return 1
    case 0xA0:
      return offset - 2 >= start && bytes[offset - 2] == 0xC2 ? 2 : 0
    case 0xAF:
      return offset - 3 >= start && bytes[offset - 2] == 0x80 && bytes[offset - 3] == 0xE2 ? 3 : 0
    default:
      return 0
    }
  }

  /// The first offset from `offset` on that is no space.
  package static func skip(in bytes: [UInt8], from offset: Int, end: Int) -> Int {
    var offset = offset
    while case let length = length(in: bytes, at: offset, end: end), length > 0 { offset += length }
    return offset
  }

  /// The offset after the last byte before `end` that is no space.
  static func trim(in bytes: [UInt8], end: Int, start: Int) -> Int {
    var end = end
    while case let length = length(in: bytes, before: end, start: start), length > 0 { end -= length }
    return end
  }

  /// A range without the spaces at both of its ends.
  package static func trimmed(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    let lower = skip(in: bytes, from: range.lowerBound, end: range.upperBound)
    return lower..<max(lower, trim(in: bytes, end: range.upperBound, start: lower))
  }

  /// The text of a range with each run of spaces and line endings folded into one space, and no backslashes of hard breaks.
  package static func folded(_ range: Range<Int>, in bytes: [UInt8]) -> String {
    let range = trimmed(range, in: bytes)
    if isFolded(range, in: bytes) {
      // A part of the list would count a reference to it.
      return bytes.withUnsafeBufferPointer { String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self) }
    }
    var folded: [UInt8] = []
    folded.reserveCapacity(range.count)
    appendFolded(range, of: bytes, to: &folded)
    return String(decoding: folded, as: UTF8.self)
  }

  /// Whether no space of a trimmed range is another than U+0020 between two words, as in nearly all that people write.
  static func isFolded(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    var previous: UInt8 = 0
    for offset in bytes.withUnsafeBytes({ plainEnd(of: range, in: $0) })..<range.upperBound {
      let byte = bytes[offset]
      if byte <= 0x20 {
        if byte == 0x09 || byte == 0x0A || byte == 0x0D || (byte == 0x20 && previous == 0x20) { return false }
      } else if previous == 0xC2 ? byte == 0xA0 : previous == 0x80 && byte == 0xAF {
        return false
      }
      previous = byte
    }
    return true
  }

  /// How far a text is ASCII without a control character and without two spaces side by side, as far as that is told of eight bytes
  /// at a time.
  package static func plainEnd(of range: Range<Int>, in bytes: UnsafeRawBufferPointer) -> Int {
    var offset = range.lowerBound
    while offset + 9 <= range.upperBound {
      guard arePlain(at: offset, in: bytes) else { return offset }
      offset += 8
    }
    // Those before them are asked again, so that the last are eight, too.
    let last = range.upperBound - 9
    return last >= range.lowerBound && arePlain(at: last, in: bytes) ? last + 8 : offset
  }

  /// Whether eight bytes at once are of ASCII, none a control character, and no two of them and the next are spaces side by side.
  @inline(__always)
  private static func arePlain(at offset: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
    let (ones, highest): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    let spaces = 0x20 &* ones
    let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    let next = bytes.loadUnaligned(fromByteOffset: offset + 1, as: UInt64.self)
    // Zero where both bytes are spaces. What is taken from a byte that is less sets its highest bit, be it that of another, too.
    let others = (word ^ spaces) | (next ^ spaces)
    return (word | (word &- spaces) | ((others &- ones) & ~others)) & highest == 0
  }

  /// Appends a range with its runs of spaces folded; no space is put at the start of an empty result or after another. A
  /// backslash that breaks a line goes with the line ending.
  package static func appendFolded(_ range: Range<Int>, of bytes: [UInt8], to folded: inout [UInt8]) {
    var breaks = HardBreaks(bytes, in: range)
    var offset = range.lowerBound
    while offset < range.upperBound {
      let length = length(in: bytes, at: offset, end: range.upperBound)
      if length == 0 {
        let end = bytes.withUnsafeBytes { plainEnd(of: offset..<range.upperBound, in: $0) }
        if end > offset {
          folded += bytes[offset..<end]
          offset = end
        } else {
          folded.append(bytes[offset])
          offset += 1
        }
      } else {
        if HardBreaks.isLineEnding(bytes[offset]), breaks.isBackslash(before: offset) { folded.removeLast() }
        if let last = folded.last, last != 0x20 { folded.append(0x20) }
        offset += length
      }
    }
  }
}

extension UInt8 {
  var isASCIILetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  var isASCIIDigit: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }

  /// ASCII punctuation, which a backslash escapes (CommonMark 0.30, section 2.4).
  var isASCIIPunctuation: Bool {
    switch self {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}
