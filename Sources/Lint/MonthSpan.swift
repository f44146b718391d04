import Chronology

/// Whole months of one year, from the first to the last: `Oct - Dec 2026`, `2027 Jan-Mar`, `Oct-Dec`.
struct MonthSpan {
  let days: DateRange
  let end: Int
  /// Whether the year is said; else it is that of the months that are not over yet.
  let hasYear: Bool

  init?(_ bytes: [UInt8], at offset: Int, end: Int, today: CivilDate) {
    var place = offset
    var year = MeantMark.year(bytes, at: place, end: end)
    if let year { place = LineSign.skipSpaces(bytes, from: year.end, end: end) }
    guard year == nil || place > offset + 4, let first = MonthSpan.month(bytes, at: place, end: end),
      let next = MonthSpan.skipDash(bytes, from: first.end, end: end),
      let last = MonthSpan.month(bytes, at: next, end: end), last.month > first.month
    else { return nil }
    place = last.end
    if year == nil, case let start = LineSign.skipSpaces(bytes, from: place, end: end), start > place,
      let behind = MeantMark.year(bytes, at: start, end: end)
    {
      (year, place) = (behind, behind.end)
    }
    let number = year?.first.year ?? (last.month < today.month ? today.year + 1 : today.year)
    guard let start = CivilDate(year: number, month: first.month, day: 1),
      let stop = CivilDate(year: number, month: last.month, day: CivilDate.daysInMonth(last.month, ofYear: number)),
      let days = DateRange(first: start, last: stop)
    else { return nil }
    (self.days, self.end, hasYear) = (days, place, year != nil)
  }

  /// Whether one may begin with a byte: a month, or a year.
  static func mayBegin(_ byte: UInt8) -> Bool { "jfmasond12".utf8.contains(byte | 0x20) }

  /// The name of a month, three letters or more, with a point or not.
  private static func month(_ bytes: [UInt8], at offset: Int, end: Int) -> (month: Int, end: Int)? {
    let stop = (offset..<end).first { (bytes[$0] | 0x20) &- 0x61 >= 26 } ?? end
    guard 3...9 ~= stop - offset, let month = Month(name: String(decoding: bytes[offset..<stop], as: UTF8.self)) else {
      return nil
    }
    return (month.rawValue, stop < end && bytes[stop] == UInt8(ascii: ".") ? stop + 1 : stop)
  }

  /// `-`, `–` or `—`, with spaces round it or not.
  private static func skipDash(_ bytes: [UInt8], from offset: Int, end: Int) -> Int? {
    let start = LineSign.skipSpaces(bytes, from: offset, end: end)
    let isEn = start + 2 < end && bytes[start] == 0xE2 && bytes[start + 1] == 0x80 && 0x93...0x94 ~= bytes[start + 2]
    guard start < end, isEn || bytes[start] == UInt8(ascii: "-") else { return nil }
    return LineSign.skipSpaces(bytes, from: start + (isEn ? 3 : 1), end: end)
  }
}
