/// A sign at the start of a line that Markdown takes for text.
package enum LineSign: Equatable {
  /// `•` and its like, which begin nothing but list items.
  case bullet
  /// `☐`, `☑`
  case openBox, doneBox
  /// `-word`, and `–` before a space: a list item, or a sentence, a speech, a name below a quote.
  case dash
  /// `TODO` and `DONE`
  case openWord, doneWord
  /// `##Words`
  case heading

  var written: String {
    switch self {
    case .bullet, .dash: "-"
    case .openBox, .openWord: "- [ ]"
    case .doneBox, .doneWord: "- [x]"
    case .heading: "##"
    }
  }

  /// What may begin with a byte; most lines begin with a letter.
  static func mayBegin(_ byte: UInt8) -> Bool {
    byte == 0xE2 || byte == 0xC2 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "#")
  }

  /// Whether it may as well begin a sentence.
  var isUncertain: Bool {
    switch self {
    case .dash, .heading, .openWord, .doneWord: true
    case .bullet, .openBox, .doneBox: false
    }
  }

  /// The same below the first line of a list item, where it may be one more that people begin list items with: `*word`, `+word`,
  /// `—` before a space, `TODO`.
  package static func scanBelowItem(_ bytes: [UInt8], _ lineRange: Range<Int>) -> (sign: LineSign, end: Int)? {
    if let found = scan(bytes, lineRange) { return found }
    let start = lineRange.lowerBound
    guard lineRange.count > 1 else { return nil }
    switch bytes[start] {
    case UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-"):
      let isMarked = bytes[lineRange.dropFirst()].contains(UInt8(ascii: "*"))
      return isLetter(bytes[start + 1]) && !isMarked ? (.dash, start + 1) : nil
    case 0xE2 where lineRange.count > 4 && bytes[start + 1] == 0x80 && bytes[start + 2] == 0x94 && bytes[start + 3] == 0x20:
      let words = skipSpaces(bytes, from: start + 3, end: lineRange.upperBound)
      return isLetter(bytes[words]) || bytes[words] == UInt8(ascii: "[") ? (.dash, start + 3) : nil
    case UInt8(ascii: "T") where lineRange.count > 5 && bytes[start..<start + 5].elementsEqual("TODO ".utf8):
      return (.openWord, start + 4)
    case UInt8(ascii: "D") where lineRange.count > 5 && bytes[start..<start + 5].elementsEqual("DONE ".utf8):
      return (.doneWord, start + 4)
    default: return nil
    }
  }

  /// The sign at the start of a line, given without the spaces at both ends, and where it ends.
  static func scan(_ bytes: [UInt8], _ lineRange: Range<Int>) -> (sign: LineSign, end: Int)? {
    let start = lineRange.lowerBound
    guard lineRange.count > 3, mayBegin(bytes[start]) else { return nil }
    let sign: LineSign
    var end = start + 3
    switch (bytes[start], bytes[start + 1], bytes[start + 2]) {
    case (UInt8(ascii: "-"), let next, _) where isLetter(next): return (.dash, start + 1)
    case (UInt8(ascii: "#"), UInt8(ascii: "#"), _):
      let end = lineRange.first { bytes[$0] != UInt8(ascii: "#") } ?? lineRange.upperBound
      return end - start <= 3 && end < lineRange.upperBound && isLetter(bytes[end]) ? (.heading, end) : nil
    case (0xC2, 0xB7, _): (sign, end) = (.bullet, start + 2)
    // • ‣ ◦ ▪ ● ○ ■
    case (0xE2, 0x80, 0xA2), (0xE2, 0x80, 0xA3), (0xE2, 0x97, 0xA6), (0xE2, 0x96, 0xAA), (0xE2, 0x97, 0x8F), (0xE2, 0x97, 0x8B),
      (0xE2, 0x96, 0xA0):
      sign = .bullet
    case (0xE2, 0x98, 0x90): sign = .openBox
    case (0xE2, 0x98, 0x91), (0xE2, 0x98, 0x92): sign = .doneBox
    case (0xE2, 0x80, 0x93) where bytes[start + 3] == 0x20: sign = .dash
    default: return nil
    }
    let words = LineSign.skipSpaces(bytes, from: end, end: lineRange.upperBound)
    guard words < lineRange.upperBound,
      isLetter(bytes[words]) || bytes[words] &- 0x30 < 10 || bytes[words] == UInt8(ascii: "["),
      LineSign.scan(bytes, words..<lineRange.upperBound) == nil
    else { return nil }
    return (sign, end)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 || byte >= 0xC3 }

  static func skipSpaces(_ bytes: [UInt8], from start: Int, end: Int) -> Int {
    var offset = start
    while offset < end, bytes[offset] == 0x20 || bytes[offset] == 0x09 { offset += 1 }
    return offset
  }

  /// A range without the spaces at both ends.
  static func trimmed(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    let start = skipSpaces(bytes, from: range.lowerBound, end: range.upperBound)
    var end = range.upperBound
    while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    return start..<end
  }
}
