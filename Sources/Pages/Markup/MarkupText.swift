import Diagnostics

/// Copies words into markup, escaped as ``XMLText`` does it on one line.
enum MarkupText {
  /// The most bytes that one byte of a text becomes.
  static let most = 6

  /// Copies a text; nil where it has a character that is not shown as it is, such as one that moves the cursor.
  ///
  /// - Parameters:
  ///   - output: has room for `most` times the bytes.
  ///   - foldsLines: whether a line feed is a space; otherwise a text that has one is not copied.
  static func copy(
    _ bytes: UnsafeBufferPointer<UInt8>,
    to output: UnsafeMutablePointer<UInt8>,
    foldsLines: Bool = true
  ) -> Int? {
    guard let input = bytes.baseAddress else { return 0 }
    let end = bytes.count
    var (read, written) = (0, 0)
    while read < end {
      // Most bytes stand for themselves: eight of them are asked at a time.
      while read + 8 <= end {
        let word = UnsafeRawPointer(input + read).loadUnaligned(as: UInt64.self)
        guard isPlain(word) else { break }
        UnsafeMutableRawPointer(output + written).storeBytes(of: word, as: UInt64.self)
        (read, written) = (read + 8, written + 8)
      }
      // Four to seven at the end are two halves, the second of which may begin in the first.
      let left = end - read
      if left >= 4, left < 8 {
        let first = UnsafeRawPointer(input + read).loadUnaligned(as: UInt32.self)
        let last = UnsafeRawPointer(input + end - 4).loadUnaligned(as: UInt32.self)
        if isPlain(UInt64(first) | UInt64(last) << 32) {
          UnsafeMutableRawPointer(output + written).storeBytes(of: first, as: UInt32.self)
          UnsafeMutableRawPointer(output + written + left - 4).storeBytes(of: last, as: UInt32.self)
          return written + left
        }
      }
      while read < end {
        let byte = input[read]
        guard !isPlain(byte) else {
          output[written] = byte
          (read, written) = (read + 1, written + 1)
          continue
        }
        if byte >= 0x80 {
          let length = lengthAsIs(at: read, of: bytes)
          guard length > 0 else { return nil }
          for place in 0..<length { output[written + place] = input[read + place] }
          (read, written) = (read + length, written + length)
        } else {
          guard foldsLines || byte != UInt8(ascii: "\n"), let replacement = replacement(of: byte) else { return nil }
          replacement.withUTF8Buffer { replacement in
            for place in replacement.indices { output[written + place] = replacement[place] }
          }
          (read, written) = (read + 1, written + replacement.utf8CodeUnitCount)
        }
        break
      }
    }
    return written
  }

  /// Whether a byte is a character that stands for itself.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
    case 0x20...0x7E: true
    default: false
    }
  }

  /// The same of eight bytes. The highest bit of a byte is set by 0x80 and more, by one carried from 0x7F, and by one borrowed from
  /// less than 0x20; and in the differences by a byte that is one of the four: `<` and `>` differ in one bit, `"` and `&` too.
  private static func isPlain(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let angles = (word | 0x02 &* ones) ^ (0x3E &* ones)
    let others = (word | 0x04 &* ones) ^ (0x26 &* ones)
    let beyond = word | (word &+ ones) | (word &- 0x20 &* ones)
    let found = beyond | ((angles &- ones) & ~angles) | ((others &- ones) & ~others)
    return found & (0x80 &* ones) == 0
  }

  /// What is written for a byte of ASCII that does not stand for itself; nil for one that is not shown.
  private static func replacement(of byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): " "
    default: nil
    }
  }

  /// How many bytes a character beyond ASCII has; 0 for one that may not stand for itself: a control character, U+FFFE and U+FFFF.
  private static func lengthAsIs(at place: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let first = bytes[place]
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard place + length <= bytes.count else { return 0 }
    if ControlCharacters.escapedLength(at: place, of: bytes) > 0 { return 0 }
    let isNoCharacter = first == 0xEF && bytes[place + 1] == 0xBF && bytes[place + 2] >= 0xBE
    return isNoCharacter ? 0 : length
  }
}
