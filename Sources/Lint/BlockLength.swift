import Chronology
import Outline
import SourceText

/// How long a block is, where the end is read from nowhere else: in brackets behind its words or its time,
/// `11:00 standup (15 min)`, or in words behind its time or at their end, `11:00 for 45 min call`, `16:00 +30m mail`, `11:15 brunch,
/// 2h`, `15:00 yoga for 30 min`.
struct BlockLength {
  /// The brackets, or the words.
  let range: Range<Int>
  let edits: [TextEdit]
  /// Start and end in their written form.
  let written: String

  /// Nil where the time has an end, or no such brackets stand there.
  init?(_ headline: Headline, in source: SourceText) {
    guard let anchor = headline.anchor, case .time(let start) = anchor.value, headline.groups.isEmpty,
      let (range, minutes) = BlockLength.inBrackets(headline.textRange, in: source)
        ?? BlockLength.behindTime(headline.textRange, in: source.bytes)
        ?? BlockLength.lastWords(headline.textRange, in: source),
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

  private static func inBrackets(_ wordsRange: Range<Int>, in source: SourceText) -> (range: Range<Int>, minutes: Int)? {
    guard let range = brackets(in: wordsRange, of: source.bytes),
      let minutes = minutes(source.string(in: range.dropFirst().dropLast()))
    else { return nil }
    return (range, minutes)
  }

  /// `for 45 min`, `+30m`: words with which those of the item begin.
  private static func behindTime(_ wordsRange: Range<Int>, in bytes: [UInt8]) -> (range: Range<Int>, minutes: Int)? {
    guard let first = wordsRange.first, bytes[first] == UInt8(ascii: "+") || bytes[first] | 0x20 == UInt8(ascii: "f") else {
      return nil
    }
    let isWord = bytes[wordsRange].prefix(4).map { $0 | 0x20 }.elementsEqual("for ".utf8)
    guard isWord || bytes[first] == UInt8(ascii: "+"),
      let (span, end) = Span.scan(bytes, at: first + (isWord ? 4 : 1), end: wordsRange.upperBound),
      case .minutes(let minutes) = span, minutes <= 1_440, end < wordsRange.upperBound, " ,:".utf8.contains(bytes[end])
    else { return nil }
    return (first..<end + (bytes[end] == 0x20 ? 0 : 1), minutes)
  }

  /// `, 2h` and `for 30 min`: words with which those of the item end.
  private static func lastWords(_ wordsRange: Range<Int>, in source: SourceText) -> (range: Range<Int>, minutes: Int)? {
    let bytes = source.bytes
    let first = max(wordsRange.lowerBound + 1, wordsRange.upperBound - mostBytes)
    guard !wordsRange.isEmpty, !bytes[wordsRange].contains(0x0A), first < wordsRange.upperBound else { return nil }
    for start in first..<wordsRange.upperBound where bytes[start - 1] == 0x20 && bytes[start] &- 0x30 < 10 {
      let words = bytes[wordsRange.lowerBound..<start - 1]
      let isFor = words.suffix(4).map { $0 | 0x20 }.elementsEqual(" for".utf8)
      guard isFor || words.last == UInt8(ascii: ","), let minutes = minutes(source.string(in: start..<wordsRange.upperBound))
      else { continue }
      return (start - 1 - (isFor ? 4 : 1)..<wordsRange.upperBound, minutes)
    }
    return nil
  }

  /// How many bytes a length at the end of the words has at most.
  private static let mostBytes = 16

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

  /// `15 min`, `45m`, `1.5h`, `1,5 h`, `1h 30m`, `90'`, also with a `~` before it.
  private static func minutes(_ text: String) -> Int? {
    var words = String(text.drop { $0 == "~" || $0 == " " })
    if words.hasSuffix("'") || words.hasSuffix("′") { words = words.dropLast() + "m" }
    if words.prefixMatch(of: /\d+,\d/) != nil { words.replace(",", with: ".") }
    guard case .minutes(let minutes)? = Span(words), minutes <= 1_440 else { return nil }
    return minutes
  }
}
