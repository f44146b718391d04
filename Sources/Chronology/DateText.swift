/// A date in any spelling that is read where an anchor or a date stands (format, *Dates*), or a month in the phases of a life.
struct DateText {
  /// One day, or those of a month.
  var days: DateRange
  var isMonth = false
  var end: Int

  enum Scan {
    case read(DateText)
    /// Three numbers as in a date, which no calendar has.
    case wrong(end: Int)
    case none
  }

  /// `YYYY-MM-DD` first; then with one digit for the month or the day, with `/` for `-`, and what `spellings` says.
  static func scan(_ bytes: [UInt8], at offset: Int, end: Int, _ spellings: AnchorScan.Spellings = []) -> Scan {
    if CivilDate.hasShape(bytes, at: offset, end: end) {
      return CivilDate.scan(bytes, at: offset, end: end).map { .read(DateText(days: DateRange($0.value), end: $0.end)) }
        ?? .wrong(end: offset + 10)
    }
    guard offset + 6 < end else { return .none }
    if bytes[offset] == UInt8(ascii: "[") { return link(bytes, at: offset, end: end) }
    guard (0..<4).allSatisfy({ isDigit(bytes[offset + $0]) }) else { return .none }
    let sign = bytes[offset + 4]
    guard sign == UInt8(ascii: "-") || sign == UInt8(ascii: "/"),
      let month = scanShortNumber(bytes, at: offset + 5, end: end)
    else { return .none }
    let year = (0..<4).reduce(0) { $0 * 10 + Int(bytes[offset + $1] & 0x0F) }
    if month.end < end, bytes[month.end] == sign, let day = scanShortNumber(bytes, at: month.end + 1, end: end) {
      return CivilDate(year: year, month: month.value, day: day.value)
        .map { .read(DateText(days: DateRange($0), end: day.end)) } ?? .wrong(end: day.end)
    }
    guard spellings.contains(.months), sign == UInt8(ascii: "-"), let days = DateRange(month: month.value, ofYear: year) else {
      return .none
    }
    return .read(DateText(days: days, isMonth: true, end: month.end))
  }

  /// `[[2026-11-20]]`, as other programs link to a day's note.
  private static func link(_ bytes: [UInt8], at offset: Int, end: Int) -> Scan {
    guard offset + 14 <= end, bytes[offset + 1] == UInt8(ascii: "["), bytes[offset + 12] == UInt8(ascii: "]"),
      bytes[offset + 13] == UInt8(ascii: "]"), let (date, _) = CivilDate.scan(bytes, at: offset + 2, end: offset + 12)
    else { return .none }
    return .read(DateText(days: DateRange(date), end: offset + 14))
  }
}

extension DateRange {
  /// All days of a month; `nil` for a number that is no month, and outside of the years 1 ... 9999.
  init?(month: Int, ofYear year: Int) {
    guard let first = CivilDate(year: year, month: month, day: 1) else { return nil }
    self.init(first: first, last: first.adding(days: CivilDate.daysInMonth(month, ofYear: year) - 1))
  }
}

extension CivilDate {
  /// Reads one date in any spelling that is read where a date is expected, nothing before or after it.
  public init?(spelled text: String) {
    let bytes = Array(text.utf8)
    guard case .read(let date) = DateText.scan(bytes, at: 0, end: bytes.count, .links), date.end == bytes.count else {
      return nil
    }
    self = date.days.first
  }
}
