/// The heading of a section or of a group: `## With Jo`, `### ☀️ Morning reset`, and in a life `## 2021 - 2024`.
struct HeadingLine {
  /// 2 for a section, 3 for a group.
  let level: Int
  /// The bytes of its words, behind an emoji; never empty.
  let range: Range<Int>

  /// Nil where anything else stands there, or may stand among the words.
  init?(_ bytes: [UInt8], _ lineRange: Range<Int>, _ signs: ForeignLineSigns, mayNameYears: Bool = false) {
    level = lineRange.prefix { bytes[$0] == UInt8(ascii: "#") }.count
    guard 2...3 ~= level, level + 2..<Recognizer.mostBytesOfParagraph ~= lineRange.count,
      bytes[lineRange.lowerBound + level] == 0x20,
      let range = PlainWords.behindIcon(lineRange.dropFirst(level + 1), in: bytes),
      !range.isEmpty, !signs.mayStand(in: range),
      mayNameYears && bytes[range.lowerBound] &- 0x30 < 10
        ? ByteClasses.arePlainWords(range, in: bytes, dashesBegin: true) : ByteClasses.areWords(range, in: bytes)
    else { return nil }
    self.range = range
  }
}
