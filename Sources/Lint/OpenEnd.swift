import Chronology
import Outline
import SourceText

/// Words behind the first day of a phase that say that it goes on: `2011-07-01 - today Retired`, `2011-07-01 bis heute Rente`. They
/// are read as its name, since a phase without a last day goes on of itself (format, *Phases of a life*).
struct OpenEnd {
  /// From behind the day to the end of the words.
  let range: Range<Int>
  /// The dash and the words, as somebody wrote them.
  let wordsRange: Range<Int>
  /// Whether the phase has words besides.
  let hasName: Bool

  init?(of headline: Headline, in source: SourceText) {
    guard let anchor = headline.anchor, anchor.isDate, !headline.textRange.isEmpty else { return nil }
    let bytes = source.bytes
    let words = headline.textRange
    let lineRange = words.lowerBound..<HardBreaks.lineEnd(of: words, in: bytes)
    let hasDash = bytes[anchor.decorationRange].contains { $0 == UInt8(ascii: "-") || $0 >= 0x80 }
    var start = words.lowerBound
    var wordEnd = OpenEnd.wordEnd(from: start, in: lineRange, of: bytes)
    let isLed = DayElsewhere.leadsOfNow.contains(source.string(in: start..<wordEnd).lowercased())
    if isLed {
      start = LineSign.skipSpaces(bytes, from: wordEnd, end: lineRange.upperBound)
      wordEnd = OpenEnd.wordEnd(from: start, in: lineRange, of: bytes)
    }
    guard hasDash || isLed, DayElsewhere.now.contains(source.string(in: start..<wordEnd).lowercased()) else { return nil }
    range = anchor.range.upperBound..<wordEnd
    wordsRange = LineSign.skipSpaces(bytes, from: anchor.range.upperBound, end: wordEnd)..<wordEnd
    hasName = wordEnd < words.upperBound && bytes[wordEnd..<words.upperBound].contains { $0 > 0x3A }
  }

  private static func wordEnd(from start: Int, in lineRange: Range<Int>, of bytes: [UInt8]) -> Int {
    bytes[start..<lineRange.upperBound].firstIndex { $0 <= 0x20 || ":,;".utf8.contains($0) } ?? lineRange.upperBound
  }
}
