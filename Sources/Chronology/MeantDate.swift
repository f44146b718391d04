/// A date that a person most likely means by a spelling that is not read (format, *Dates that were meant*).
public struct MeantDate: Hashable, Sendable {
  /// The days that it may be, the likeliest first; never empty. Of a week or month its first and its last day.
  public let dates: [CivilDate]
  /// Whether it is one day, whoever reads it and whenever.
  public let isCertain: Bool
  /// Whether it is a whole week, month or year, of which no day is meant more than another.
  public let isPeriod: Bool
  /// The time that is written behind it: `2026-11-20T07:30`.
  public let time: TimeOfDay?
  /// The weekday that is written before it and that it has not: `Wed 2026-12-01`. Nil where the two agree.
  public private(set) var wrongWeekday: Weekday?
  /// The offset after it.
  public let end: Int

  package init(_ dates: [CivilDate], isCertain: Bool = false, isPeriod: Bool = false, time: TimeOfDay? = nil, end: Int) {
    self.dates = dates
    self.isCertain = isCertain
    self.isPeriod = isPeriod
    self.time = time
    self.end = end
  }

  /// The same behind a weekday. Of several days, those that fall on it are meant; where none does, one of the two is wrong.
  func behind(_ weekday: Weekday) -> MeantDate {
    guard !isPeriod else { return self }
    let agreeing = dates.filter { $0.weekday == weekday }
    var date = MeantDate(agreeing.isEmpty ? dates : agreeing, isCertain: isCertain && !agreeing.isEmpty, time: time, end: end)
    date.wrongWeekday = agreeing.isEmpty ? weekday : nil
    return date
  }

  /// A date that is one.
  public init(_ date: CivilDate, end: Int) {
    self.init([date], isCertain: true, end: end)
  }

  /// The written form of the likeliest, with its time.
  public var written: String { time.map { "\(dates[0]) \($0)" } ?? dates[0].description }

  /// Which way a date without a year, or a weekday, is looked for.
  public enum Direction: Sendable {
    /// On or before today: what is recorded.
    case back
    /// On or after today: what is planned.
    case ahead
  }

  /// Reads one at an offset. No letter or digit may follow.
  public static func scan(
    _ bytes: [UInt8],
    at offset: Int,
    end: Int,
    today: CivilDate,
    _ direction: Direction
  ) -> MeantDate? {
    guard offset < end else { return nil }
    let scanner = MeantDateScanner(bytes: bytes, end: end, today: today, direction: direction)
    if isDigit(bytes[offset]) {
      return scanner.numbers(at: offset) ?? scanner.joinedMonth(at: offset) ?? scanner.words(at: offset)
    }
    return scanner.words(at: offset)
  }

  /// Reads one, nothing before or after it.
  public init?(_ text: String, today: CivilDate, _ direction: Direction) {
    let bytes = Array(text.utf8)
    guard let date = MeantDate.scan(bytes, at: 0, end: bytes.count, today: today, direction), date.end == bytes.count else {
      return nil
    }
    self = date
  }
}

/// Looks for each spelling.
struct MeantDateScanner {
  let bytes: [UInt8]
  let end: Int
  let today: CivilDate
  let direction: MeantDate.Direction

  // MARK: Years

  /// A day of a month, in the year that lies nearest in the direction; 29 February in the nearest year that has one.
  func day(_ day: Int, ofMonth month: Int) -> CivilDate? {
    let step = direction == .back ? -1 : 1
    for distance in -1...8 {
      guard let date = CivilDate(year: today.year + step * distance, month: month, day: day) else { continue }
      if direction == .back ? date <= today : date >= today { return date }
    }
    return nil
  }

  func period(_ days: DateRange, end: Int) -> MeantDate {
    MeantDate(direction == .back ? [days.first, days.last] : [days.last, days.first], isPeriod: true, end: end)
  }

  // MARK: Numbers

  /// `23.11.2026`, `24.11.`, `12/03`, `11-20`, `2026.11.20`, `20261120`, `2027-03`, `2026-W47`, `2026-11-20T07:30`.
  func numbers(at offset: Int) -> MeantDate? {
    if CivilDate.hasShape(bytes, at: offset, end: end) { return whole(at: offset) ?? threeNumbers(at: offset) }
    return compact(at: offset) ?? week(at: offset) ?? ideographs(at: offset) ?? threeNumbers(at: offset)
  }

  /// `2026-11-20T07:30`, also with seconds and a zone; without a time it is a date like any other.
  private func whole(at offset: Int) -> MeantDate? {
    guard let (date, dateEnd) = CivilDate.scan(bytes, at: offset, end: end) else { return nil }
    guard dateEnd < end, bytes[dateEnd] | 0x20 == UInt8(ascii: "t") else {
      return isStop(dateEnd) ? MeantDate([date], isCertain: true, end: dateEnd) : nil
    }
    if let stamp = ClockStamp.scan(bytes, at: dateEnd + 1, end: end) {
      return MeantDate([date], isCertain: stamp.isWhole, time: stamp.time, end: stamp.end)
    }
    guard case .time(let time, let timeEnd) = TimeOfDay.scan(bytes, at: dateEnd + 1, end: end) else { return nil }
    return MeantDate([date], isCertain: true, time: time, end: timeEnd)
  }

  private func compact(at offset: Int) -> MeantDate? {
    guard let (year, yearEnd) = digits(at: offset, 8), isStop(yearEnd), 1900...2199 ~= year / 10_000,
      let date = CivilDate(year: year / 10_000, month: year / 100 % 100, day: year % 100)
    else { return nil }
    return MeantDate([date], isCertain: true, end: yearEnd)
  }

  private func week(at offset: Int) -> MeantDate? {
    guard let (year, yearEnd) = digits(at: offset, 4), yearEnd + 3 < end, bytes[yearEnd] == UInt8(ascii: "-"),
      bytes[yearEnd + 1] | 0x20 == UInt8(ascii: "w"), let number = scanTwoDigits(bytes, at: yearEnd + 2, end: end),
      1...53 ~= number, isStop(yearEnd + 4), let monday = CivilDate(mondayOfWeek: number, of: year)
    else { return nil }
    return DateRange(first: monday, last: monday.adding(days: 6)).map { period($0, end: yearEnd + 4) }
  }

  /// `2026年11月20日`
  private func ideographs(at offset: Int) -> MeantDate? {
    guard let (year, yearEnd) = digits(at: offset, 4), let monthStart = skip([0xE5, 0xB9, 0xB4], at: yearEnd),
      let month = scanShortNumber(bytes, at: monthStart, end: end), let dayStart = skip([0xE6, 0x9C, 0x88], at: month.end),
      let day = scanShortNumber(bytes, at: dayStart, end: end), let stop = skip([0xE6, 0x97, 0xA5], at: day.end),
      let date = CivilDate(year: year, month: month.value, day: day.value)
    else { return nil }
    return MeantDate([date], isCertain: true, end: stop)
  }

  private func skip(_ sign: [UInt8], at offset: Int) -> Int? {
    offset + sign.count <= end && bytes[offset..<offset + sign.count].elementsEqual(sign) ? offset + sign.count : nil
  }

  /// So many digits, and no other.
  func digits(at offset: Int, _ count: Int) -> (value: Int, end: Int)? {
    guard offset + count <= end, !isDigit(bytes, at: offset + count, end: end) else { return nil }
    var value = 0
    for place in offset..<offset + count {
      guard isDigit(bytes[place]) else { return nil }
      value = value * 10 + Int(bytes[place] & 0x0F)
    }
    return (value, offset + count)
  }

  // MARK: Two or three numbers

  private struct Part {
    var value: Int
    var digits: Int
  }

  private func threeNumbers(at offset: Int) -> MeantDate? {
    guard isBeforeOther(offset) else { return nil }
    var parts: [Part] = []
    parts.reserveCapacity(3)
    var place = offset
    var sign: UInt8 = 0
    while parts.count < 3 {
      let start = place
      var value = 0
      while isDigit(bytes, at: place, end: end), place - start < 4 {
        value = value * 10 + Int(bytes[place] & 0x0F)
        place += 1
      }
      guard place > start else { return nil }
      parts.append(Part(value: value, digits: place - start))
      guard parts.count < 3, let (next, length) = separator(at: place), sign == 0 || next == sign,
        isDigit(bytes, at: place + length, end: end)
      else { break }
      sign = next
      place += length
    }
    let hasPoint = parts.count == 2 && sign == UInt8(ascii: ".") && place < end && bytes[place] == UInt8(ascii: ".")
    if hasPoint { place += 1 }
    guard isStop(place) else { return nil }
    guard parts.count == 2 else { return parts.count == 3 ? date(of: parts, sign, end: place) : nil }
    // `24.11: dentist`
    let isBeforeColon = place < end && bytes[place] == UInt8(ascii: ":") && parts.allSatisfy { $0.digits == 2 }
    return date(of: parts, sign, hasPoint || isBeforeColon, end: place)
  }

  /// Whether another number stands behind a number and a sign. Most numbers stand before words, or in times.
  private func isBeforeOther(_ number: Int) -> Bool {
    var place = number
    while isDigit(bytes, at: place, end: end) { place += 1 }
    guard let sign = separator(at: place) else { return false }
    return isDigit(bytes, at: place + sign.length, end: end)
  }

  /// `-`, `/`, `.` or a typographic dash, which counts as `-`, and its length.
  private func separator(at offset: Int) -> (sign: UInt8, length: Int)? {
    guard offset < end else { return nil }
    switch bytes[offset] {
    case UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "."): return (bytes[offset], 1)
    case 0xE2 where offset + 2 < end && bytes[offset + 1] == 0x80 && (0x90...0x95).contains(bytes[offset + 2]):
      return (UInt8(ascii: "-"), 3)
    default: return nil
    }
  }

  /// With a year, at the start or the end.
  private func date(of parts: [Part], _ sign: UInt8, end: Int) -> MeantDate? {
    let (first, second, third) = (parts[0], parts[1], parts[2])
    if first.digits == 4 {
      if let date = CivilDate(year: first.value, month: second.value, day: third.value) {
        return MeantDate([date], isCertain: true, end: end)
      }
      return CivilDate(year: first.value, month: third.value, day: second.value).map { MeantDate([$0], end: end) }
    }
    guard first.digits <= 2, third.digits == 4 || (third.digits == 2 && sign != UInt8(ascii: "-")) else { return nil }
    let year = third.digits == 4 ? third.value : 2000 + third.value
    let asDay = CivilDate(year: year, month: second.value, day: first.value)
    let asMonth = CivilDate(year: year, month: first.value, day: second.value)
    let isDayFirst = sign == UInt8(ascii: ".")
    let dates = (isDayFirst ? [asDay] : [asDay, asMonth]).compactMap(\.self)
    guard let likeliest = dates.first else { return asMonth.map { MeantDate([$0], end: end) } }
    let isOne = dates.count == 1 || dates[0] == dates[1]
    return MeantDate(isOne ? [likeliest] : dates, isCertain: isOne && third.digits == 4, end: end)
  }

  /// Without a year, or a month with one.
  private func date(of parts: [Part], _ sign: UInt8, _ hasPoint: Bool, end: Int) -> MeantDate? {
    let (first, second) = (parts[0], parts[1])
    if first.digits == 4, second.digits <= 2, sign != UInt8(ascii: ".") {
      return DateRange(month: second.value, ofYear: first.value).map { period($0, end: end) }
    }
    if second.digits == 4, first.digits <= 2 {
      return DateRange(month: first.value, ofYear: second.value).map { period($0, end: end) }
    }
    guard first.digits <= 2, second.digits <= 2 else { return nil }
    let asDay = day(first.value, ofMonth: second.value)
    let asMonth = day(second.value, ofMonth: first.value)
    let dates: [CivilDate?] =
      switch sign {
      case UInt8(ascii: "."): hasPoint ? [asDay] : []
      case UInt8(ascii: "-"): [asMonth ?? asDay]
      default: [asDay, asMonth]
      }
    let found = dates.compactMap(\.self)
    guard let likeliest = found.first else { return nil }
    return MeantDate(found.count == 2 && found[0] == found[1] ? [likeliest] : found, end: end)
  }

  /// Whether a date may end at an offset.
  func isStop(_ offset: Int) -> Bool {
    guard offset < end else { return true }
    switch bytes[offset] {
    case UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "*"),
      UInt8(ascii: "_"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      return true
    default: return spaceLength(bytes, at: offset, end: end) > 0
    }
  }
}
