import Chronology
import Outline
import SourceText

/// An hour before what is done for some hours, where times are read: `12 lunch`. Before other words a number counts something.
struct BareHour {
  let range: Range<Int>
  /// `12:00`
  let written: String

  init?(_ headline: Headline, in source: SourceText) {
    let bytes = source.bytes
    let start = headline.textRange.lowerBound
    // Most lines begin with a letter, and need not be made a string of.
    guard headline.anchor == nil, start < headline.textRange.upperBound, 0x30...0x39 ~= bytes[start] else { return nil }
    let line = start..<LineRange.end(of: headline.textRange, in: bytes)
    let words = source.string(in: line).prefix(40).split(separator: " ")
    guard words.count > 1, 1...2 ~= words[0].utf8.count, words[0].allSatisfy(\.isNumber),
      let hour = Int(words[0]), 5...23 ~= hour, let time = TimeOfDay(hour: hour, minute: 0),
      LateTime.isDoneForHours(words[1].lowercased().filter(\.isLetter))
    else { return nil }
    range = line.lowerBound..<line.lowerBound + words[0].utf8.count
    written = time.description
  }
}
