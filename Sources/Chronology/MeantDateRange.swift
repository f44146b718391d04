/// A range of days that a person most likely means by a spelling that is not read: `14 Dec - 18 Dec`, `16-20 Nov`, `Nov 16-20`
/// (format, *Dates that were meant*).
public struct MeantDateRange: Hashable, Sendable {
  public let days: DateRange
  /// Whether both days have their year, so that it can mean nothing else.
  public let isCertain: Bool
  /// The offset after it.
  public let end: Int

  /// How many bytes the first day has at most: `Wednesday, September 30th, 2026`.
  private static let mostBytes = 32

  /// Reads one at an offset.
  ///
  /// - Parameter direction: where days without a year lie; nil for the range that lies nearest to today.
  public static func scan(
    _ bytes: [UInt8],
    at offset: Int,
    end: Int,
    today: CivilDate,
    _ direction: MeantDate.Direction?
  ) -> MeantDateRange? {
    // Its first day is a date, or a number.
    guard MeantDate.mayBegin(bytes, at: offset, end: end) else { return nil }
    guard let direction else {
      let found = [MeantDate.Direction.back, .ahead].compactMap { scan(bytes, at: offset, end: end, today: today, $0) }
      return found.min { distance(of: $0.days, from: today) < distance(of: $1.days, from: today) }
    }
    for sign in offset + 1..<max(offset + 1, min(end, offset + mostBytes)) where mayPart(bytes[sign]) {
      guard let separator = skipSeparator(bytes, at: sign, end: end),
        let range = range(bytes, offset..<sign, separator.end, end: end, today, direction)
      else { continue }
      return range
    }
    return nil
  }

  /// Reads one, nothing before or after it.
  public init?(_ text: String, today: CivilDate, _ direction: MeantDate.Direction?) {
    let bytes = Array(text.utf8)
    guard let range = MeantDateRange.scan(bytes, at: 0, end: bytes.count, today: today, direction), range.end == bytes.count
    else {
      return nil
    }
    self = range
  }

  init(_ days: DateRange, isCertain: Bool, end: Int) {
    (self.days, self.isCertain, self.end) = (days, isCertain, end)
  }

  private static func distance(of days: DateRange, from today: CivilDate) -> Int {
    max(days.first.dayNumber - today.dayNumber, today.dayNumber - days.last.dayNumber, 0)
  }

  /// Whether a separator may begin with a byte: a space, a dash, an arrow or two points.
  private static func mayPart(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || byte == 0xE2
  }

  // MARK: The two days

  private static func range(
    _ bytes: [UInt8],
    _ firstRange: Range<Int>,
    _ lastStart: Int,
    end: Int,
    _ today: CivilDate,
    _ direction: MeantDate.Direction
  ) -> MeantDateRange? {
    let first = day(bytes, firstRange.lowerBound, end: firstRange.upperBound, today, direction)
    let last = day(bytes, lastStart, end: end, today, direction)
    switch (first, last) {
    case (let first?, let last?) where ends(first, firstRange.upperBound, bytes):
      return between(first, last, direction).map {
        MeantDateRange($0.days, isCertain: $0.isCertain, end: skipPoint(bytes, $0.end, end))
      }
    case (let first?, nil) where ends(first, firstRange.upperBound, bytes):
      guard let number = number(bytes, at: lastStart, end: end),
        let last = CivilDate(year: first.dates[0].year, month: first.dates[0].month, day: number.value),
        let days = DateRange(first: first.dates[0], last: last)
      else { return nil }
      return MeantDateRange(days, isCertain: first.isCertain, end: number.end)
    case (nil, let last?):
      guard let number = number(bytes, at: firstRange.lowerBound, end: firstRange.upperBound),
        number.end == firstRange.upperBound,
        let first = CivilDate(year: last.dates[0].year, month: last.dates[0].month, day: number.value),
        let days = DateRange(first: first, last: last.dates[0])
      else { return nil }
      return MeantDateRange(days, isCertain: last.isCertain, end: last.end)
    default: return nil
    }
  }

  /// Whether a day ends there, with the point of a month that is cut before it or not: `3 nov. - 8 nov.`
  private static func ends(_ day: MeantDate, _ offset: Int, _ bytes: [UInt8]) -> Bool {
    day.end == offset || (day.end + 1 == offset && bytes[day.end] == UInt8(ascii: "."))
  }

  private static func skipPoint(_ bytes: [UInt8], _ offset: Int, _ end: Int) -> Int {
    offset < end && bytes[offset] == UInt8(ascii: ".") && (bytes[offset - 1] | 0x20) &- 0x61 < 26 ? offset + 1 : offset
  }

  /// One day, which no other can be but for its year.
  private static func day(
    _ bytes: [UInt8],
    _ offset: Int,
    end: Int,
    _ today: CivilDate,
    _ direction: MeantDate.Direction
  ) -> MeantDate? {
    guard let date = MeantDate.scan(bytes, at: offset, end: end, today: today, direction), !date.isPeriod, date.time == nil,
      date.dates.count == 1, bytes[offset..<date.end].contains(where: isDigit)
    else { return nil }
    return date
  }

  /// Of two days without a year, one is moved so that the range lies where it is looked for.
  private static func between(_ first: MeantDate, _ last: MeantDate, _ direction: MeantDate.Direction) -> MeantDateRange? {
    var (start, stop) = (first.dates[0], last.dates[0])
    // `9 Nov 2026 - 13 Nov`: of the year that the other names, or the one beside it.
    if first.isCertain, !last.isCertain {
      stop = stop.adding(years: start.year - stop.year)
      if stop < start { stop = stop.adding(years: 1) }
    } else if last.isCertain, !first.isCertain {
      start = start.adding(years: stop.year - start.year)
      if stop < start { start = start.adding(years: -1) }
    } else if stop < start {
      if direction == .back, !last.isCertain {
        stop = stop.adding(years: 1)
      } else if !first.isCertain {
        start = start.adding(years: -1)
      }
    }
    return DateRange(first: start, last: stop).map {
      MeantDateRange($0, isCertain: first.isCertain && last.isCertain, end: last.end)
    }
  }

  /// The number of a day, also with a point: `14`, `14.`
  private static func number(_ bytes: [UInt8], at offset: Int, end: Int) -> (value: Int, end: Int)? {
    guard let number = scanShortNumber(bytes, at: offset, end: end), 1...31 ~= number.value else { return nil }
    let hasPoint = number.end < end && bytes[number.end] == UInt8(ascii: ".")
    let stop = hasPoint ? number.end + 1 : number.end
    return stop == end || isAnchorBoundary(bytes, at: stop, end: end) || bytes[stop] == UInt8(ascii: ")")
      ? (number.value, stop) : nil
  }
}
