public import Chronology

/// Words with dates behind them that were meant as the entries of a log: `Tennis: 2026-11-20, 2026-11-15` (format, *What is
/// reported of logs*).
public struct DatedName: Sendable {
  /// The words before the dates, without the sign between.
  public let nameRange: Range<Int>
  /// From the sign between, or the first date, to the last.
  public let datesRange: Range<Int>
  /// The dates in the order of the text; never empty.
  public let days: [MeantDate]
  /// What follows a single date.
  public let restRange: Range<Int>

  /// How long the signs and spaces are with which `datesRange` begins.
  public func signLength(in bytes: [UInt8]) -> Int {
    datesRange.prefix { " :,-(".utf8.contains(bytes[$0]) || bytes[$0] >= 0x80 }.count
  }

  /// How many dates are looked at.
  private static let limit = 32

  /// Nil for words without such dates.
  public init?(_ bytes: [UInt8], _ textRange: Range<Int>, today: CivilDate) {
    guard let first = textRange.first(where: { bytes[$0] == 0x20 }), !DatedName.beginsWithDate(bytes, textRange) else {
      return nil
    }
    for offset in first..<textRange.upperBound where bytes[offset] == 0x20 && offset + 1 < textRange.upperBound {
      let bracket = bytes[offset + 1] == UInt8(ascii: "(") ? offset + 2 : offset + 1
      let start = DatedName.skipLast(bytes, at: bracket, end: textRange.upperBound)
      let isAfterColon = bytes[offset - 1] == UInt8(ascii: ":")
      guard start < textRange.upperBound, bytes[start].isASCIIDigit || bytes[start] == UInt8(ascii: "[") || isAfterColon,
        let list = DatedName.list(bytes, at: start, end: textRange.upperBound, takesWords: isAfterColon, today: today)
      else { continue }
      var nameEnd = Spaces.trim(in: bytes, end: offset, start: textRange.lowerBound)
      nameEnd -= DatedName.signLength(before: nameEnd, in: bytes, from: textRange.lowerBound)
      nameEnd = Spaces.trim(in: bytes, end: nameEnd, start: textRange.lowerBound)
      guard nameEnd > textRange.lowerBound, !DatedName.endsWithKey(bytes, textRange.lowerBound..<nameEnd) else { return nil }
      (nameRange, datesRange, days) = (textRange.lowerBound..<nameEnd, nameEnd..<list.end, list.days)
      restRange = Spaces.trimmed(list.rest..<max(list.rest, textRange.upperBound), in: bytes)
      return
    }
    return nil
  }

  /// The offset behind `last:` or `last` in brackets, where a date may follow.
  private static func skipLast(_ bytes: [UInt8], at offset: Int, end: Int) -> Int {
    guard offset < end, bytes[offset - 1] == UInt8(ascii: "("),
      let wordEnd = FieldGroup.wordEnd(in: bytes, at: offset, end: end),
      String(decoding: bytes[offset..<wordEnd], as: UTF8.self).lowercased() == "last"
    else { return offset }
    let colon = Spaces.skip(in: bytes, from: wordEnd, end: end)
    return Spaces.skip(in: bytes, from: colon < end && bytes[colon] == UInt8(ascii: ":") ? colon + 1 : colon, end: end)
  }

  /// The length of the colon, comma or dash before an offset.
  private static func signLength(before offset: Int, in bytes: [UInt8], from start: Int) -> Int {
    guard offset > start else { return 0 }
    if ":,-".utf8.contains(bytes[offset - 1]) { return 1 }
    let isLong = offset - 3 >= start && bytes[offset - 3] == 0xE2 && bytes[offset - 2] == 0x80
    return isLong && (0x93...0x94).contains(bytes[offset - 1]) ? 3 : 0
  }

  /// What begins with a date is no name; that it is no entry is told otherwise.
  private static func beginsWithDate(_ bytes: [UInt8], _ textRange: Range<Int>) -> Bool {
    guard bytes[textRange.lowerBound].isASCIIDigit else { return bytes[textRange.lowerBound] == UInt8(ascii: "[") }
    return MeantDate.scan(bytes, at: textRange.lowerBound, end: textRange.upperBound, today: CivilDate(dayNumber: 0), .back)
      != nil
  }

  /// `Tea (until`, `Tea since`, `Tea since:`: what is or was meant as a field.
  private static func endsWithKey(_ bytes: [UInt8], _ nameRange: Range<Int>) -> Bool {
    if bytes[nameRange.upperBound - 1] == UInt8(ascii: ":") || bytes[nameRange].contains(UInt8(ascii: "(")) { return true }
    let start = nameRange.last { bytes[$0] == 0x20 }.map { $0 + 1 } ?? nameRange.lowerBound
    return FieldKey(word: start..<nameRange.upperBound, in: bytes) != nil
  }

  /// Dates with signs between, up to the end; behind a single one with a year words may follow.
  private static func list(
    _ bytes: [UInt8],
    at start: Int,
    end: Int,
    takesWords: Bool,
    today: CivilDate
  ) -> (days: [MeantDate], end: Int, rest: Int)? {
    var days: [MeantDate] = []
    var offset = start
    while days.count < limit {
      guard let day = date(bytes, at: offset, end: end, takesWords: takesWords, today: today) else { break }
      days.append(day)
      offset = day.end
      if offset < end, bytes[offset] == UInt8(ascii: ")") { offset += 1 }
      if offset == end { return (days, end, end) }
      let next = skipSeparator(bytes, at: offset, end: end)
      if date(bytes, at: next, end: end, takesWords: takesWords, today: today) == nil {
        let isWhole = days.count == 1 && days[0].isCertain && next > offset
        return isWhole ? (days, offset, next) : nil
      }
      offset = next
    }
    return nil
  }

  private static func skipSeparator(_ bytes: [UInt8], at offset: Int, end: Int) -> Int {
    var offset = offset
    while offset < end, ",;+&".utf8.contains(bytes[offset]) || Spaces.length(in: bytes, at: offset, end: end) > 0 {
      offset += max(Spaces.length(in: bytes, at: offset, end: end), 1)
    }
    return offset
  }

  /// One date. Numbers that may as well count something, as `3/8`, and the days of a rule, as `mon`, are none.
  private static func date(_ bytes: [UInt8], at offset: Int, end: Int, takesWords: Bool, today: CivilDate) -> MeantDate? {
    guard offset < end else { return nil }
    if bytes[offset] == UInt8(ascii: "[") {
      guard case .date(let date, let end) = AnchorScan.scan(bytes, at: offset, end: end, .links) else { return nil }
      return MeantDate(date, end: end)
    }
    guard let date = MeantDate.scan(bytes, at: offset, end: end, today: today, .back) else { return nil }
    if date.isCertain { return date }
    let words = bytes[offset..<date.end]
    let isWeekday = Weekday(name: String(decoding: words, as: UTF8.self)) != nil
    let isCount = words.allSatisfy { $0.isASCIIDigit || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "-") }
    let hasZero = words.first == UInt8(ascii: "0") || zip(words, words.dropFirst()).contains { !$0.isASCIIDigit && $1 == 0x30 }
    return takesWords && !isWeekday && (!isCount || hasZero) ? date : nil
  }
}
