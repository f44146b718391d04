import Chronology
import SourceText

/// The start of a line of a day that says a day of its own, mostly another one: `tomorrow: dentist`, `24.11. haircut`, `fri 14:00
/// handover` (format, *Times that were meant*).
package enum OtherDay {
  /// Where the words for the day end; nil where none stand.
  ///
  /// - Parameter isSentence: whether the line is a paragraph and not a list item, so that a date rather begins a sentence.
  package static func end(in bytes: [UInt8], at offset: Int, end: Int, isSentence: Bool = false) -> Int? {
    guard offset + 3 < end, mayBegin(bytes, at: offset, end: end) else { return nil }
    if let wordEnd = DayElsewhere.dayBeforeTime(bytes, at: offset, end: end)
      ?? DayElsewhere.dayBeforeColon(bytes, at: offset, end: end)
    {
      return wordEnd
    }
    if !isSentence, bytes[offset].isASCIIDigit,
      let dayEnd = rangeEnd(in: bytes, at: offset, end: end) ?? doubtedDate(in: bytes, at: offset, end: end)
    {
      return dayEnd
    }
    // Which year it is makes no difference to where it ends.
    guard let date = MeantDate.scan(bytes, at: offset, end: end, today: anyDay, .ahead), date.end < end else { return nil }
    if date.isPeriod { return isMonthBeforeColon(bytes, offset..<date.end, end: end) ? date.end : nil }
    let words = bytes[offset..<date.end]
    let next = Spaces.skip(in: bytes, from: date.end, end: end)
    if next > date.end, isTime(bytes, at: next, end: end) { return date.end }
    if bytes[date.end] == UInt8(ascii: ":") {
      // `Mar 3:14` is a verse.
      let isVerse = date.end + 1 < end && bytes[date.end + 1].isASCIIDigit
      return !isVerse && mayStandBeforeColon(words) ? date.end : nil
    }
    guard bytes[offset].isASCIIDigit, !words.contains(0x20), next > date.end, next < end else { return nil }
    if !isSentence, hasYear(words) { return date.end }
    let hasWord = bytes[next].isASCIILetter || bytes[next] >= 0x80
    return words.contains(UInt8(ascii: ".")) && hasWord ? date.end : nil
  }

  /// `2024-03: dentist`
  private static func isMonthBeforeColon(_ bytes: [UInt8], _ range: Range<Int>, end: Int) -> Bool {
    range.count == 7 && bytes[range].prefix(4).allSatisfy(\.isASCIIDigit) && bytes[range.upperBound] == UInt8(ascii: ":")
      && range.upperBound + 1 < end && bytes[range.upperBound + 1] == 0x20
  }

  /// Where a date ends that is written in another order than it is read, year and all, before words: `24.12.2026 Christmas`.
  static func wholeDate(in bytes: [UInt8], at offset: Int, end: Int) -> Int? {
    guard offset + 9 < end, bytes[offset].isASCIIDigit,
      let first = (offset + 1...offset + 4).first(where: { !bytes[$0].isASCIIDigit }), "./-".utf8.contains(bytes[first]),
      let date = MeantDate.scan(bytes, at: offset, end: end, today: anyDay, .ahead), !date.isPeriod, date.end < end,
      hasYear(bytes[offset..<date.end]), !bytes[offset..<date.end].contains(0x20)
    else { return nil }
    let sign = date.end + (bytes[date.end] == UInt8(ascii: ":") ? 1 : 0)
    let next = Spaces.skip(in: bytes, from: sign, end: end)
    guard next > sign, next < end else { return nil }
    // `20/11/2026 is no date`
    return ["is ", "was "].contains { bytes[next..<end].starts(with: $0.utf8) } ? nil : date.end
  }

  /// Where a date of which somebody is not sure ends, with its sign, before words: `2026-06-11? Rome`.
  static func doubtedDate(in bytes: [UInt8], at offset: Int, end: Int) -> Int? {
    guard let day = CivilDate.scanDoubted(bytes, at: offset, end: end), day.end + 1 < end, bytes[day.end] == 0x20 else {
      return nil
    }
    return day.end
  }

  /// Where two days end that are written with their months: `16-20 Nov`, `14 Dec - 18 Dec`, `20.11. - 22.11.`; not `5.5 - 6.5`.
  static func rangeEnd(in bytes: [UInt8], at offset: Int, end: Int) -> Int? {
    let start = bytes[offset..<min(end, offset + 24)]
    guard start.contains(where: \.isASCIILetter) || start.count(where: { $0 == UInt8(ascii: ".") }) > 2,
      let range = MeantDateRange.scan(bytes, at: offset, end: end, today: anyDay, .back),
      case let words = bytes[offset..<range.end],
      words.contains(where: \.isASCIILetter) || words.count(where: { $0 == UInt8(ascii: ".") }) > 2
    else { return nil }
    return range.end
  }

  /// The same at the start of a row of a page, before words.
  static func wholeRange(in bytes: [UInt8], at offset: Int, end: Int) -> Int? {
    guard bytes[offset].isASCIIDigit, let rangeEnd = rangeEnd(in: bytes, at: offset, end: end), rangeEnd < end,
      case let next = Spaces.skip(in: bytes, from: AnchorScan.skipDecoration(bytes, at: rangeEnd, end: end), end: end),
      next > rangeEnd, next < end
    else { return nil }
    return rangeEnd
  }

  private static let anyDay = CivilDate(dayNumber: 0)

  /// Whether the bytes can be the start of a line that is one. Most lines begin with a word, and end the matter here.
  private static func mayBegin(_ bytes: [UInt8], at offset: Int, end: Int) -> Bool {
    let startRange = offset..<min(end, offset + 48)
    if bytes[offset].isASCIIDigit {
      // A number is part of a date before these, and before words that end in a colon or a time.
      guard let next = startRange.first(where: { !bytes[$0].isASCIIDigit }) else { return false }
      return bytes[next].isOne(of: "./-") || bytes[next] == 0xE5 || startRange.contains { bytes[$0] == UInt8(ascii: ":") }
    }
    guard bytes[offset].isASCIILetter, beginnings.stand(in: bytes, at: offset, end: end),
      packedWords.contains(packed(bytes, at: offset))
    else { return false }
    // Its words end before a colon, or before a time.
    return startRange.contains { bytes[$0] == UInt8(ascii: ":") || bytes[$0].isASCIIDigit }
  }

  /// What the words for a day begin with: those near today, of the week, and of the months.
  private static let words: [String] = [
    "tod", "ton", "tom", "tmr", "tmw", "yes", "thi", "nex", "las", "in ", "mon", "tue", "wed", "thu", "fri", "sat", "sun",
    "jan", "j\u{E4}", "ene", "gen", "feb", "fev", "f\u{E9}", "mar", "maa", "mer", "m\u{E4}", "apr", "abr", "avr", "may", "mai",
    "mag",
    "mei", "jun", "jui", "giu", "jul", "lug", "aug", "ago", "ao\u{FB}", "aou", "sep", "set", "oct", "okt", "ott", "out", "nov",
    "dec", "dez", "dic", "d\u{E9}",
    "mor", "ma\u{F1}", "dem", "die", "mit", "don", "fre", "sam", "lun", "mie", "mi\u{E9}", "jue", "jeu", "vie", "ven",
    "s\u{E1}", "sab", "dom", "dim",
  ]
  private static let beginnings = Beginnings(of: words)
  private static let packedWords = words.map { packed(Array($0.utf8), at: 0) }

  /// Three bytes, upper and lower case being one.
  private static func packed(_ bytes: [UInt8], at offset: Int) -> UInt32 {
    UInt32(bytes[offset] | 0x20) << 16 | UInt32(bytes[offset + 1] | 0x20) << 8 | UInt32(bytes[offset + 2] | 0x20)
  }

  private static func isTime(_ bytes: [UInt8], at offset: Int, end: Int) -> Bool {
    if case .time = TimeOfDay.scan(bytes, at: offset, end: end) { true } else { false }
  }

  /// `3/8:` and `5-4:` are rather parts of something, and scores; `sun: 2 h` is the weather.
  private static func mayStandBeforeColon(_ words: ArraySlice<UInt8>) -> Bool {
    let signs = words.count { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "-") }
    if words.allSatisfy(\.isASCIIDigit) { return words.count == 8 }
    if signs == 1, !words.contains(where: \.isASCIILetter), words.count != 5 { return false }
    return !words.map({ $0 | 0x20 }).elementsEqual("sun".utf8)
  }

  /// Whether the numbers of a date have one of four digits at the start or the end, so that they are none of something else.
  private static func hasYear(_ words: ArraySlice<UInt8>) -> Bool {
    words.count > 7 && !words.allSatisfy(\.isASCIIDigit)
      && (words.prefix(4).allSatisfy(\.isASCIIDigit) || words.suffix(4).allSatisfy(\.isASCIIDigit))
  }
}
