import Chronology
import Outline
import SourceText

/// An hour before what is done for some hours, or at night, where times are read: `12 lunch`, `~23 bed`. Before other words a number
/// counts something.
struct BareHour {
  let range: Range<Int>
  /// `12:00`
  let written: String

  init?(_ headline: Headline, in source: SourceText) {
    let bytes = source.bytes
    let start = headline.textRange.lowerBound
    // Most lines begin with a letter, and need not be made a string of.
    guard headline.anchor == nil, start < headline.textRange.upperBound,
      let digit = headline.textRange.prefix(3).first(where: { bytes[$0] != UInt8(ascii: "~") && bytes[$0] != 0x20 }),
      0x30...0x39 ~= bytes[digit]
    else { return nil }
    let line = digit..<HardBreaks.lineEnd(of: headline.textRange, in: bytes)
    let words = source.string(in: line).prefix(40).split(separator: " ")
    guard words.count > 1, 1...2 ~= words[0].utf8.count, words[0].allSatisfy(\.isNumber),
      let hour = Int(words[0]), 5...23 ~= hour, let time = TimeOfDay(hour: hour, minute: 0),
      case let name = words[1].lowercased().filter(\.isLetter), LateTime.isDoneForHours(name) || BareHour.nights.contains(name)
    else { return nil }
    range = start..<digit + words[0].utf8.count
    written = time.description
  }

  private static let nights: Set<String> = ["bed", "bedtime", "sleep", "schlafen", "bett", "dormir"]
}
