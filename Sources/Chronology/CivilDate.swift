/// A day of the proleptic Gregorian calendar, 0001-01-01 to 9999-12-31: the writer's own, of no time zone.
///
/// The weekday and the distance of two dates cost a subtraction; year, month and day some divisions.
public struct CivilDate: Hashable, Comparable, Sendable {
  private let storedDayNumber: Int32

  /// Days since 1970-01-01, which is 0; earlier days are negative.
  public var dayNumber: Int { Int(storedDayNumber) }

  /// 0001-01-01.
  public static let earliest = CivilDate(dayNumber: -719_162)

  /// 9999-12-31.
  public static let latest = CivilDate(dayNumber: 2_932_896)

  /// A number before `earliest` or after `latest` gives that day.
  public init(dayNumber: Int) {
    storedDayNumber = Int32(min(max(dayNumber, -719_162), 2_932_896))
  }

  /// `nil` for a day that does not exist, such as 30 February, and for years outside 1 ... 9999.
  public init?(year: Int, month: Int, day: Int) {
    guard 1...9999 ~= year, 1...12 ~= month, day >= 1, day <= Self.daysInMonth(month, ofYear: year) else { return nil }
    self.init(dayNumber: Self.dayNumber(year: year, month: month, day: day))
  }

  public static func < (left: CivilDate, right: CivilDate) -> Bool {
    left.storedDayNumber < right.storedDayNumber
  }
}

// MARK: - Parts

extension CivilDate {
  /// 1 ... 9999.
  public var year: Int { parts.year }

  /// 1 ... 12.
  public var month: Int { parts.month }

  /// 1 ... 31.
  public var day: Int { parts.day }

  public var weekday: Weekday {
    Weekday(rawValue: floorRemainder(dayNumber + 3, 7) + 1)!
  }

  /// Year, month and day together, which costs as much as one of them.
  ///
  /// Years are counted from March, so that the leap day is the last of its year, and months then have lengths that repeat every
  /// 153 days (31 30 31 30 31).
  public var parts: (year: Int, month: Int, day: Int) {
    let sinceMarchOfYear0 = dayNumber + 719_468
    let century = (4 * sinceMarchOfYear0 + 3) / 146_097
    let dayOfCentury = sinceMarchOfYear0 - 146_097 * century / 4
    let yearOfCentury = (4 * dayOfCentury + 3) / 1461
    let dayOfYear = dayOfCentury - 1461 * yearOfCentury / 4
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let isAfterDecember = monthFromMarch >= 10
    return (
      year: 100 * century + yearOfCentury + (isAfterDecember ? 1 : 0),
      month: isAfterDecember ? monthFromMarch - 9 : monthFromMarch + 3,
      day: day
    )
  }

  /// Of a day that exists.
  static func dayNumber(year: Int, month: Int, day: Int) -> Int {
    let yearFromMarch = month <= 2 ? year - 1 : year
    let monthFromMarch = month <= 2 ? month + 9 : month - 3
    let leapDays = yearFromMarch / 4 - yearFromMarch / 100 + yearFromMarch / 400
    return 365 * yearFromMarch + leapDays + (153 * monthFromMarch + 2) / 5 + day - 1 - 719_468
  }

  public static func isLeapYear(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// 28 ... 31. The month is 1 ... 12.
  public static func daysInMonth(_ month: Int, ofYear year: Int) -> Int {
    switch month {
    case 2: isLeapYear(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

// MARK: - Arithmetic

extension CivilDate {
  /// The day so many days later; negative numbers count back. Stays between `earliest` and `latest`.
  public func adding(days: Int) -> CivilDate {
    let (sum, overflow) = dayNumber.addingReportingOverflow(days)
    return overflow ? (days < 0 ? .earliest : .latest) : CivilDate(dayNumber: sum)
  }

  /// The same day so many months later, or the month's last if it has no such day: 31 January and one month are 28 or 29
  /// February. Stays between `earliest` and `latest`.
  public func adding(months: Int) -> CivilDate {
    let (year, month, day) = parts
    let (index, overflow) = (year * 12 + month - 1).addingReportingOverflow(months)
    guard !overflow, index >= 12 else { return months < 0 ? .earliest : .latest }
    guard index < 10_000 * 12 else { return .latest }
    let (newYear, newMonth) = (index / 12, index % 12 + 1)
    let newDay = min(day, Self.daysInMonth(newMonth, ofYear: newYear))
    return CivilDate(dayNumber: Self.dayNumber(year: newYear, month: newMonth, day: newDay))
  }

  /// The same date so many years later; 29 February is 28 February in a common year. Stays between `earliest` and `latest`.
  public func adding(years: Int) -> CivilDate {
    adding(months: min(max(years, -10_000), 10_000) * 12)
  }

  /// How many days later the other day is; negative if it is earlier.
  public func days(until other: CivilDate) -> Int {
    other.dayNumber - dayNumber
  }

  /// The first day of the week that this day is in.
  public func startOfWeek(from weekStart: Weekday) -> CivilDate {
    adding(days: -weekday.days(after: weekStart))
  }

  /// The Monday of a week of a year, 1 to 53; the first is that of 4 January (ISO 8601).
  public init?(mondayOfWeek week: Int, of year: Int) {
    guard 1...53 ~= week, let january4 = CivilDate(year: year, month: 1, day: 4) else { return nil }
    self = january4.startOfWeek(from: .monday).adding(days: 7 * (week - 1))
  }

  /// The first day of the month that this day is in.
  public var startOfMonth: CivilDate { adding(days: 1 - day) }
}

// MARK: - Text

extension CivilDate: CustomStringConvertible {
  /// The written form `YYYY-MM-DD` (RFC 3339, full-date).
  public var description: String { writtenText }

  /// Reads exactly `YYYY-MM-DD`, nothing before or after it.
  public init?(_ text: String) {
    var text = text
    let found = text.withUTF8 { utf8 -> CivilDate? in
      let bytes = UnsafeRawBufferPointer(utf8)
      return bytes.count == 10 && CivilDate.hasShape(bytes, at: 0) ? CivilDate.value(of: bytes, at: 0) : nil
    }
    guard let found else { return nil }
    self = found
  }

  /// Reads a day of which somebody is not sure, `2026-06-11?`, at an offset. It ends behind its sign.
  public static func scanDoubted(_ bytes: [UInt8], at offset: Int, end: Int) -> (value: CivilDate, end: Int)? {
    guard let day = scan(bytes, at: offset, end: end), day.end < end, bytes[day.end] == UInt8(ascii: "?") else { return nil }
    return (day.value, day.end + 1)
  }

  /// Reads `YYYY-MM-DD`, a day that exists, at an offset. A digit may not follow.
  public static func scan(_ bytes: [UInt8], at offset: Int, end: Int) -> (value: CivilDate, end: Int)? {
    guard hasShape(bytes, at: offset, end: end), let date = bytes.withUnsafeBytes({ value(of: $0, at: offset) }) else {
      return nil
    }
    return (date, offset + 10)
  }

  /// The day of digits that stand as they must; nil where there is no such day.
  private static func value(of text: UnsafeRawBufferPointer, at offset: Int) -> CivilDate? {
    func number(_ place: Int) -> Int {
      Int(text[offset + place] & 0x0F) &* 10 &+ Int(text[offset + place + 1] & 0x0F)
    }
    return CivilDate(year: number(0) &* 100 &+ number(2), month: number(5), day: number(8))
  }

  /// Whether digits stand as in `YYYY-MM-DD` at an offset, ten bytes and no digit after them, be it a day or not.
  public static func hasShape(_ bytes: [UInt8], at offset: Int, end: Int) -> Bool {
    guard offset + 10 <= end, !isDigit(bytes, at: offset + 10, end: end) else { return false }
    guard offset >= 0, offset + 10 <= bytes.count else { return false }
    return bytes.withUnsafeBytes { hasShape($0, at: offset) }
  }

  /// The same of ten bytes.
  private static func hasShape(_ text: UnsafeRawBufferPointer, at offset: Int) -> Bool {
    // Eight bytes at once, the first the lowest. A digit has 3 as its upper half, and still has when 6 is added to it.
    let month = UInt64(littleEndian: text.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    let day = UInt16(littleEndian: text.loadUnaligned(fromByteOffset: offset + 8, as: UInt16.self))
    return month & 0xFFF0_F0FF_F0F0_F0F0 == 0x2D30_302D_3030_3030
      && (month &+ 0x0006_0600_0606_0606) & 0x00F0_F000_F0F0_F0F0 == 0x0030_3000_3030_3030
      && day & 0xF0F0 == 0x3030 && (day &+ 0x0606) & 0xF0F0 == 0x3030
  }
}

extension CivilDate {
  /// The first day that a text names as `YYYY-MM-DD`, not as part of a longer number or word, and where: bytes of the text.
  ///
  /// The title of an Anchor day holds its date so (format, *The date of a day*).
  public static func first(in text: String) -> (date: CivilDate, range: Range<Int>)? {
    let bytes = Array(text.utf8)
    return first(in: bytes, 0..<bytes.count)
  }

  /// The first day that some bytes name, and where.
  public static func first(in bytes: [UInt8], _ range: Range<Int>) -> (date: CivilDate, range: Range<Int>)? {
    guard range.count >= 10 else { return nil }
    for offset in range.lowerBound...range.upperBound - 10 where !isWord(bytes, at: offset - 1, in: range) {
      guard let (date, end) = scan(bytes, at: offset, end: range.upperBound), !isWord(bytes, at: end, in: range) else {
        continue
      }
      return (date, offset..<end)
    }
    return nil
  }

  private static func isWord(_ bytes: [UInt8], at offset: Int, in range: Range<Int>) -> Bool {
    guard range.contains(offset) else { return false }
    let byte = bytes[offset]
    return isDigit(bytes, at: offset, end: range.upperBound) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || byte >= 0x80
  }
}

extension CivilDate: WrittenBytes {
  package static var writtenLength: Int { 10 }

  package func put(into bytes: UnsafeMutableBufferPointer<UInt8>, at offset: Int) {
    let (year, month, day) = parts
    write(year, digits: 4, to: bytes, at: offset)
    bytes[offset + 4] = UInt8(ascii: "-")
    write(month, digits: 2, to: bytes, at: offset + 5)
    bytes[offset + 7] = UInt8(ascii: "-")
    write(day, digits: 2, to: bytes, at: offset + 8)
  }
}
