/// Reads dates one after another, of which most are of the same month as the one before, as in a log.
public struct CivilDateScanner: Sendable {
  /// The bytes `YYYY-MM-` of the last month, the first as the lowest; 0 before there is one.
  private var month: UInt64 = 0
  /// The number of the day before its first.
  private var dayBefore = 0
  private var length = 0

  public init() {}

  /// The day that the ten bytes at an offset write as `YYYY-MM-DD`, whatever stands behind them; nil if they write none, or are not
  /// there.
  public mutating func date(_ bytes: [UInt8], at offset: Int) -> CivilDate? {
    guard offset >= 0, offset <= bytes.count - 10 else { return nil }
    let (written, tens, ones) = bytes.withUnsafeBytes { text in
      (
        UInt64(littleEndian: text.loadUnaligned(fromByteOffset: offset, as: UInt64.self)),
        text[offset + 8] &- UInt8(ascii: "0"), text[offset + 9] &- UInt8(ascii: "0")
      )
    }
    guard written == month else { return firstDate(bytes, at: offset, of: written) }
    let day = Int(tens) &* 10 &+ Int(ones)
    guard tens < 10, ones < 10, day > 0, day <= length else { return nil }
    return CivilDate(dayNumber: dayBefore &+ day)
  }

  /// A date of another month than the last, which is the last from now on.
  private mutating func firstDate(_ bytes: [UInt8], at offset: Int, of written: UInt64) -> CivilDate? {
    guard let (date, _) = CivilDate.scan(bytes, at: offset, end: offset + 10) else { return nil }
    let (year, number, day) = date.parts
    month = written
    dayBefore = date.dayNumber - day
    length = CivilDate.daysInMonth(number, ofYear: year)
    return date
  }
}
