import Chronology
import Outline
import SourceText

/// How long a block is, in brackets behind its words or its time, where the end is read from nowhere else: `11:00 standup (15 min)`.
struct BlockLength {
  /// The brackets.
  let range: Range<Int>
  let edits: [TextEdit]
  /// Start and end in their written form.
  let written: String

  /// Nil where the time has an end, or no such brackets stand there.
  init?(_ headline: Headline, in source: SourceText) {
    guard let anchor = headline.anchor, case .time(let start) = anchor.value, headline.groups.isEmpty,
      let range = BlockLength.brackets(in: headline.textRange, of: source.bytes),
      let minutes = BlockLength.minutes(source.string(in: range.dropFirst().dropLast())),
      let end = TimeOfDay(minutes: start.minutes + minutes), let times = TimeRange(start: start, end: end)
    else { return nil }
    self.range = range
    written = times.description
    // With the space at one of its sides.
    let isLast = range.upperBound == headline.textRange.upperBound
    var cut = range
    if isLast {
      while cut.lowerBound > headline.textRange.lowerBound, source.bytes[cut.lowerBound - 1] == 0x20 {
        cut = cut.lowerBound - 1..<cut.upperBound
      }
    } else {
      while cut.upperBound < headline.textRange.upperBound, source.bytes[cut.upperBound] == 0x20 {
        cut = cut.lowerBound..<cut.upperBound + 1
      }
    }
    guard cut.lowerBound > headline.textRange.lowerBound || cut.upperBound < headline.textRange.upperBound else { return nil }
    edits = [TextEdit(replacing: anchor.range, with: written), TextEdit(deleting: cut)]
  }

  private static func brackets(in wordsRange: Range<Int>, of bytes: [UInt8]) -> Range<Int>? {
    guard !wordsRange.isEmpty, !bytes[wordsRange].contains(0x0A) else { return nil }
    if bytes[wordsRange.upperBound - 1] == UInt8(ascii: ")"), let open = bytes[wordsRange].lastIndex(of: UInt8(ascii: "(")) {
      return open..<wordsRange.upperBound
    }
    if bytes[wordsRange.lowerBound] == UInt8(ascii: "("), let close = bytes[wordsRange].firstIndex(of: UInt8(ascii: ")")) {
      return wordsRange.lowerBound..<close + 1
    }
    return nil
  }

  /// `15 min`, `45m`, `1.5h`, `1h 30m`, `90'`, also with a `~` before it.
  private static func minutes(_ text: String) -> Int? {
    var words = text.drop { $0 == "~" || $0 == " " }
    if words.hasSuffix("'") || words.hasSuffix("′") { words = words.dropLast() + "m" }
    guard case .minutes(let minutes)? = Span(String(words)), minutes <= 1_440 else { return nil }
    return minutes
  }
}
