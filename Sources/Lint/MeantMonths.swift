import Chronology
import Outline
import SourceText

/// Months or years with which the words of an item of a page begin, from the first to the last: `Sept 2026 - Feb 2027: write
/// book`, `2026-2027 Sabbatical`, `Oct - Dec: thesis`.
struct MeantMonths {
  let days: DateRange
  let range: Range<Int>

  /// Whether it is one month alone, which may be a name as well.
  private(set) var isOneMonth = false

  /// Whether they say their year; else `Jan - Mar sales` may be any.
  private(set) var hasYear = true

  /// Nil for other words, and where nothing follows.
  init?(_ wordsRange: Range<Int>, in file: LintedFile) {
    let bytes = file.source.bytes
    let end = HardBreaks.lineEnd(of: wordsRange, in: bytes)
    if let found = MeantDateRange.scanElsewhere(bytes, at: wordsRange.lowerBound, end: end, today: file.context.today),
      found.end + 1 < end, bytes[found.end] <= 0x20 || ":,".utf8.contains(bytes[found.end])
    {
      (days, range) = (found.days, wordsRange.lowerBound..<found.end)
      return
    }
    if MonthSpan.mayBegin(bytes[wordsRange.lowerBound]),
      let months = MonthSpan(bytes, at: wordsRange.lowerBound, end: end, today: file.context.today),
      months.end + 1 < end, bytes[months.end] == 0x20 || ":,".utf8.contains(bytes[months.end])
    {
      (days, range, hasYear) = (months.days, wordsRange.lowerBound..<months.end, months.hasYear)
      return
    }
    if MeantMonths.mayBegin(wordsRange, in: bytes),
      let month = MeantDate.scan(bytes, at: wordsRange.lowerBound, end: end, today: file.context.today, .back),
      month.isPeriod, month.end + 1 < end, bytes[month.end] == 0x20 || bytes[month.end] == UInt8(ascii: ":"),
      bytes[wordsRange.lowerBound..<month.end].contains(where: { !MeantMonths.isDigit($0) && $0 != UInt8(ascii: "-") }),
      let days = DateRange(first: month.dates[0], last: month.dates[1]), days.count > 27,
      // `Sept 2026 - Feb 2027`
      bytes[month.end + 1] != UInt8(ascii: "-") && bytes[month.end + 1] < 0xE0
    {
      (self.days, range, isOneMonth) = (days, wordsRange.lowerBound..<month.end, true)
      return
    }
    guard MeantMonths.mayBegin(wordsRange, in: bytes), let meant = MeantMark(phaseIn: wordsRange, of: file),
      let days = meant.written.first.flatMap({ DateRange($0) }),
      meant.range.lowerBound == wordsRange.lowerBound, meant.range.upperBound < end,
      bytes[meant.range].contains(where: { !MeantMonths.isDigit($0) && $0 != UInt8(ascii: "-") }) || meant.range.count == 9
    else { return nil }
    (self.days, range) = (days, meant.range)
  }

  /// `du 1er au 8 août`, `vom 1. bis 8. August`.
  static func mayBeginElsewhere(_ wordsRange: Range<Int>, in bytes: [UInt8]) -> Bool {
    wordsRange.count > 14 && "dvDV".utf8.contains(bytes[wordsRange.lowerBound])
      && bytes[wordsRange].prefix(5).contains(where: isDigit)
  }

  /// A year, or a letter and a year behind it: most lines have none.
  static func mayBegin(_ wordsRange: Range<Int>, in bytes: [UInt8]) -> Bool {
    guard wordsRange.count > 8, case let first = bytes[wordsRange.lowerBound],
      isDigit(first) || "jfmasond".utf8.contains(first | 0x20)
    else { return false }
    var digits = 0
    for offset in wordsRange.prefix(24) {
      digits = isDigit(bytes[offset]) ? digits + 1 : 0
      if digits == 4 { return true }
    }
    return false
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}
