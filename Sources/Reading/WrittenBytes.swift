import Chronology
import SourceText

extension [UInt8] {
  /// Appends a word of a line that begins at an offset, with a space before it where something stands there.
  mutating func append(word: String, ofLineAt start: Int) {
    if count > start { append(0x20) }
    append(utf8: word)
  }

  /// Appends the written form of days, of which one day is a date.
  mutating func append(written days: DateRange) {
    append(written: days.first)
    guard days.last != days.first else { return }
    append(utf8: " - ")
    append(written: days.last)
  }

  /// Whether what stands from an offset on, and nothing else, is what another text has in a range.
  func holds(_ other: [UInt8], in range: Range<Int>, from start: Int) -> Bool {
    guard count - start == range.count else { return false }
    for place in 0..<range.count where self[start + place] != other[range.lowerBound + place] { return false }
    return true
  }
}
