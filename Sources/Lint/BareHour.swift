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
    let line = headline.textRange.lowerBound..<LineRange.end(of: headline.textRange, in: bytes)
    let words = source.string(in: line).prefix(40).split(separator: " ")
    guard headline.anchor == nil, words.count > 1, 1...2 ~= words[0].utf8.count, words[0].allSatisfy(\.isNumber),
      let hour = Int(words[0]), 5...23 ~= hour, let time = TimeOfDay(hour: hour, minute: 0),
      LateTime.isDoneForHours(words[1].lowercased().filter(\.isLetter))
    else { return nil }
    range = line.lowerBound..<line.lowerBound + words[0].utf8.count
    written = time.description
  }
}
