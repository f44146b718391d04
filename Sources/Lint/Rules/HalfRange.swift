import Chronology
public import Diagnostics
import Editing
import Languages
import Outline
import SourceText

/// `half-range`: a date or time, and the beginning of a range that does not read.
public enum HalfRange: Rule {
  public static let name = "half-range"
  public static let severity = Severity.error

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    for range in file.ranges(of: .halfRange) {
      let written = WrittenRange(startingWith: range, in: file.source)
      let days = days(startingWith: range, in: file)
      let whole = range.lowerBound..<(days?.end ?? written.range.upperBound)
      let meant = days.map { "\($0.days)" } ?? written.meant
      let first = file.text(range)
      let inFull: HalfRangeMessage = written.first == nil ? .writeBothTimes(first) : .writeBothDays(first)
      let help: any Message = meant.map { CommonMessage.didYouMean($0) } ?? inFull
      let correct = meant.map { meant in
        file.fix(CommonMessage.write(meant), isSafe: false, TextEdit(replacing: whole, with: meant))
      }
      findings.add(at: whole, HalfRangeMessage.isNoRange(file.excerpt(whole)), help: help, fix: correct)
    }
  }

  /// `2026-12-01 - 3 Dec 2026`: two days, of which the last has another spelling, with its month.
  static func days(startingWith range: Range<Int>, in file: LintedFile) -> MeantDateRange? {
    let bytes = file.source.bytes
    let end = file.source.contentRange(ofLine: file.source.line(at: range.lowerBound)).upperBound
    guard let days = MeantDateRange.scan(bytes, at: range.lowerBound, end: end, today: file.context.today, nil),
      days.end > range.upperBound, days.isCertain,
      bytes[range.upperBound..<days.end].contains(where: {
        ($0 | 0x20) &- 0x61 < 26 || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/")
      })
    else { return nil }
    return days
  }

  public static let example = RuleExample(
    found: "- 2026-01-05/31 Thesis draft",
    instead: "- 2026-01-05 - 2026-01-31 Thesis draft"
  )
}

/// The text of half a range: its first end, a sign, and what was to be the second.
private struct WrittenRange {
  let range: Range<Int>
  /// The first day; nil in a range of times.
  let first: CivilDate?
  private let start: String
  private let tail: String
  /// Whether the second is a number below 0 as well: `2026-11-02 -3`.
  private let isNumber: Bool

  init(startingWith halfRange: Range<Int>, in source: SourceText) {
    let line = source.contentRange(ofLine: source.line(at: halfRange.lowerBound))
    let bytes = source.bytes
    var offset = halfRange.upperBound
    while offset < line.upperBound, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[offset]) { offset += 1 }
    let tailStart = offset
    while offset < line.upperBound, !HeadlineEdit.isSpace(bytes[offset]) { offset += 1 }
    while offset > tailStart, bytes[offset - 1] == UInt8(ascii: ",") || bytes[offset - 1] == UInt8(ascii: ":") { offset -= 1 }
    let hasTail = offset > tailStart && tailStart - halfRange.upperBound <= 8
    // The letter of `14 h` is of the hour, and no word.
    let letterEnd = offset + 2
    let hasLetter =
      letterEnd <= line.upperBound && bytes[offset] == 0x20 && bytes[offset + 1] | 0x20 == UInt8(ascii: "h")
      && (letterEnd == line.upperBound || HeadlineEdit.isSpace(bytes[letterEnd]))
    range = halfRange.lowerBound..<(hasTail ? hasLetter ? letterEnd : offset : halfRange.upperBound)
    start = source.string(in: halfRange)
    tail = hasTail ? source.string(in: tailStart..<offset) : ""
    first = CivilDate(start)
    let sign = halfRange.upperBound..<max(halfRange.upperBound, tailStart)
    isNumber =
      sign.count > 1 && HeadlineEdit.isSpace(bytes[sign.lowerBound]) && !HeadlineEdit.isSpace(bytes[sign.upperBound - 1])
  }

  /// The end as it stands, `10.30` as `10:30`, an hour alone, and each of these in the afternoon: the first that does not pass
  /// midnight, else the first.
  private var rangeOfTimes: TimeRange? {
    // `22h30`, `10h`, `11a`
    let letter = tail.firstIndex { $0.isLetter }.map { tail[$0...].lowercased() } ?? ""
    let clock = letter == "a" || letter == "p" ? tail + "m" : WrittenRange.clock(tail, isEnd: true)
    let start = WrittenRange.clock(self.start, isEnd: false)
    // `02.30` is of twenty-four hours.
    let hour = clock.first == "0" || clock.contains(where: \.isLetter) ? nil : Int(clock.prefix { $0.isNumber })
    let minutes = clock.contains(":") ? String(clock.drop { $0 != ":" }) : ":00"
    let afternoon = hour.flatMap { $0 < 12 ? "\($0 + 12)\(minutes)" : nil }
    let ends = [tail, clock, "\(clock):00"] + [afternoon].compactMap(\.self)
    let ranges = ends.compactMap { TimeRange("\(start) - \($0)") }
    return ranges.first { !$0.passesMidnight } ?? ranges.first
  }

  /// `22h30` as `22:30`; of the end of a range `22.30` and `22h` besides.
  private static func clock(_ text: String, isEnd: Bool) -> String {
    var bytes = Array(text.utf8)
    if isEnd, bytes.last.map({ $0 | 0x20 }) == UInt8(ascii: "h") { bytes.removeLast() }
    for offset in bytes.indices {
      let isDot = isEnd && bytes[offset] == UInt8(ascii: ".")
      let isHour =
        bytes[offset] | 0x20 == UInt8(ascii: "h") && offset > 0 && isDigit(bytes[offset - 1])
        && bytes.dropFirst(offset + 1).first.map(isDigit) == true
      if isDot || isHour { bytes[offset] = UInt8(ascii: ":") }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// The range that was most likely meant, in its written form.
  var meant: String? {
    guard !isNumber else { return nil }
    guard let first else {
      return rangeOfTimes?.description
    }
    let numbers = tail.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    let last: CivilDate? =
      switch (numbers.count, numbers.first ?? nil, numbers.last ?? nil) {
      case (1, let day?, _): CivilDate(year: first.year, month: first.month, day: day)
      case (2, let month?, let day?): CivilDate(year: first.year, month: month, day: day)
      default: CivilDate(tail)
      }
    return last.flatMap { DateRange(first: first, last: $0) }?.description
  }
}

/// What `half-range` says.
enum HalfRangeMessage: Message {
  /// `“2026-01-05/31” looks like a range, but is not one`
  case isNoRange(String)
  /// How the days of a range are written, and one that the text begins with.
  case writeBothDays(String)
  /// The same of times.
  case writeBothTimes(String)
}
