extension MeantDateRange {
  /// Reads `du 1er au 8 août 2027`, `vom 1. bis 8. August`, `del 1 al 8 de agosto` at an offset: days of one month, of which the last
  /// says which, or of two. Without a year they lie ahead.
  public static func scanElsewhere(_ bytes: [UInt8], at offset: Int, end: Int, today: CivilDate) -> MeantDateRange? {
    guard offset + 10 < end, "dv".utf8.contains(bytes[offset] | 0x20) else { return nil }
    let leads: [(lead: StaticString, link: StaticString)] = [("du", "au"), ("vom", "bis"), ("von", "bis"), ("del", "al")]
    for (lead, link) in leads {
      guard let leadEnd = scanWord(lead, bytes, at: offset, end: end) else { continue }
      let start = skipSpaces(bytes, at: leadEnd, end: end)
      let limit = min(end, start + 24)
      guard
        let linkStart = (start..<limit).first(where: { bytes[$0] == 0x20 && scanWord(link, bytes, at: $0 + 1, end: end) != nil }
        ),
        let linkEnd = scanWord(link, bytes, at: linkStart + 1, end: end)
      else { return nil }
      let lastStart = skipSpaces(bytes, at: linkEnd, end: end)
      guard let last = MeantDate.scan(bytes, at: lastStart, end: end, today: today, .ahead), !last.isPeriod,
        last.dates.count == 1,
        last.time == nil, let first = firstDay(bytes, start..<linkStart, before: last.dates[0], today),
        let days = DateRange(first: first, last: last.dates[0])
      else { return nil }
      return MeantDateRange(days, isCertain: last.isCertain, end: last.end)
    }
    return nil
  }

  /// `1er`, `1.`, `1`: of the month of the last day; `28 juillet`: the one before it.
  private static func firstDay(_ bytes: [UInt8], _ range: Range<Int>, before last: CivilDate, _ today: CivilDate) -> CivilDate?
  {
    if let date = MeantDate.scan(bytes, at: range.lowerBound, end: range.upperBound, today: today, .ahead), !date.isPeriod,
      date.dates.count == 1, date.end == range.upperBound
    {
      let first = CivilDate(year: last.year, month: date.dates[0].month, day: date.dates[0].day)
      return first.map { $0 > last ? $0.adding(years: -1) : $0 }
    }
    guard let number = scanNumber(bytes, range) else { return nil }
    return CivilDate(year: last.year, month: last.month, day: number)
  }

  private static func scanNumber(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
    let digits = bytes[range].prefix { isDigit($0) }
    let rest = bytes[range].dropFirst(digits.count)
    guard 1...2 ~= digits.count, rest.isEmpty || rest.elementsEqual(".".utf8) || rest.elementsEqual("er".utf8) else {
      return nil
    }
    return digits.reduce(0) { $0 * 10 + Int($1 & 0x0F) }
  }
}
