/// What stands at an offset where an anchor may stand: a time, a date or a range of either (format, *Anchors*).
///
/// The separators of a range are `-`, `–`, `—`, U+2212, `→`, `->` and `..`, with or without spaces, and `to` between spaces. An
/// anchor ends before a space, a comma, a colon that no digit follows, or the end. Every `end` is the offset after what was read.
public enum AnchorScan: Hashable, Sendable {
  case time(TimeOfDay, end: Int)
  case timeRange(TimeRange, end: Int)
  /// Two times, the second at or before the first, which do not pass midnight.
  case timeRangeBackwards(end: Int)
  case date(CivilDate, end: Int)
  case dateRange(DateRange, end: Int)
  /// Two dates, the second before the first.
  case dateRangeBackwards(end: Int)
  /// A date or time that begins a range which does not read: a date before `/`, `..` or a separator and a digit; a time before
  /// one of these (and a digit) and what is no other time: `2026-11-20/25`, `10:00 - 25:00`, `9:00 - 10`.
  case halfRange(end: Int)
  /// The shape of a time or date but none: `25:00`, `13pm`, `2026-02-30`, `9-13pm`, `10-9:30`.
  case wrong(end: Int)
  /// Words.
  case none

  /// Spellings that are read in some places and are words in others.
  public struct Spellings: OptionSet, Sendable {
    public let rawValue: UInt8

    /// `12h30` is a time, `9:00-10` and `9-10:30` are ranges: in a day and in the routine. Elsewhere the first is as often a
    /// length of time, and the others are verses.
    public static let day = Spellings(rawValue: 1)
    /// `2008-09 - 2012-06` are the days from the first of one month to the last of the other: in the phases of a life.
    public static let months = Spellings(rawValue: 2)
    /// `[[2026-11-20]]` is a date: where nothing but a date is expected.
    public static let links = Spellings(rawValue: 4)

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }
  }

  public static func scan(_ bytes: [UInt8], at offset: Int, end: Int, _ spellings: Spellings = []) -> AnchorScan {
    let scanner = AnchorScanner(bytes: bytes, end: end, spellings: spellings)
    guard isDigit(bytes, at: offset, end: end) else {
      return spellings.contains(.links) && scanner.beginsLink(offset) ? scanner.scanDate(at: offset) : .none
    }
    let hasThreeDigits = isDigit(bytes, at: offset + 1, end: end) && isDigit(bytes, at: offset + 2, end: end)
    return hasThreeDigits
      ? scanner.scanDate(at: offset) : scanner.writtenTimeRange(at: offset) ?? scanner.scanTime(at: offset)
  }

  /// The offset of the text after an anchor that ends at `offset`: spaces are skipped, and before them one decoration, which is
  /// a colon, a comma, or a dash or colon between spaces.
  public static func skipDecoration(_ bytes: [UInt8], at offset: Int, end: Int) -> Int {
    if offset < end, bytes[offset] == UInt8(ascii: ":") || bytes[offset] == UInt8(ascii: ",") {
      return skipSpaces(bytes, at: offset + 1, end: end)
    }
    let start = skipSpaces(bytes, at: offset, end: end)
    guard start > offset, start < end else { return start }
    let sign = bytes[start] == UInt8(ascii: ":") ? 1 : dashLength(bytes, at: start, end: end)
    guard sign > 0 else { return start }
    let next = skipSpaces(bytes, at: start + sign, end: end)
    return next > start + sign || next == end ? next : start
  }

  /// The offset after `until`, `till`, `til`, `bis`, `hasta`, `a` or `à` between spaces.
  static func skipUntil(_ bytes: [UInt8], at offset: Int, end: Int) -> Int? {
    let word = skipSpaces(bytes, at: offset, end: end)
    guard word > offset, word < end else { return nil }
    switch bytes[word] | 0x20 {
    case UInt8(ascii: "u"), UInt8(ascii: "t"), UInt8(ascii: "b"), UInt8(ascii: "h"), UInt8(ascii: "a"): break
    case 0xE3 where word + 2 < end && bytes[word + 1] == 0xA0 && spaceLength(bytes, at: word + 2, end: end) > 0:
      return skipSpaces(bytes, at: word + 2, end: end)
    default: return nil
    }
    let words: [StaticString] = ["until", "till", "til", "bis", "hasta", "a"]
    guard let wordEnd = words.lazy.compactMap({ scanWord($0, bytes, at: word, end: end) }).first else { return nil }
    return skipSpaces(bytes, at: wordEnd, end: end)
  }
}

private struct AnchorScanner {
  let bytes: [UInt8]
  let end: Int
  let spellings: AnchorScan.Spellings

  // MARK: Dates

  func scanDate(at offset: Int) -> AnchorScan {
    let first: DateText
    switch DateText.scan(bytes, at: offset, end: end, spellings) {
    case .none: return .none
    case .wrong(let stop): return isBoundary(stop) || isRangeSign(stop) ? .wrong(end: stop) : .none
    case .read(let text): first = text
    }
    guard let separator = skipSeparator(bytes, at: first.end, end: end), beginsDate(separator.end) else {
      return first.isMonth ? .none : finish(.date(first.days.first, end: first.end), at: first.end)
    }
    guard case .read(let last) = DateText.scan(bytes, at: separator.end, end: end, spellings), isBoundary(last.end),
      !isRangeSign(last.end)
    else { return first.isMonth ? .none : .halfRange(end: first.end) }
    guard let range = DateRange(first: first.days.first, last: last.days.last) else {
      return .dateRangeBackwards(end: last.end)
    }
    return .dateRange(range, end: last.end)
  }

  /// A single date, unless something after it makes it half a range.
  private func finish(_ date: AnchorScan, at offset: Int) -> AnchorScan {
    if isRangeSign(offset) { return .halfRange(end: offset) }
    return isBoundary(offset) ? date : .none
  }

  func beginsLink(_ offset: Int) -> Bool {
    offset + 1 < end && bytes[offset] == UInt8(ascii: "[") && bytes[offset + 1] == UInt8(ascii: "[")
  }

  private func beginsDate(_ offset: Int) -> Bool {
    isDigit(bytes, at: offset, end: end) || (spellings.contains(.links) && beginsLink(offset))
  }

  /// Whether `/`, `..` or a separator and a digit stand at an offset.
  private func isRangeSign(_ offset: Int) -> Bool {
    guard offset < end else { return false }
    if bytes[offset] == UInt8(ascii: "/") || hasTwoDots(bytes, at: offset, end: end) { return true }
    let next = skipSpaces(bytes, at: offset, end: end)
    if next < end, bytes[next] == UInt8(ascii: "/") {
      return isDigit(bytes, at: skipSpaces(bytes, at: next + 1, end: end), end: end)
    }
    guard let separator = skipSeparator(bytes, at: offset, end: end) else { return false }
    return isDigit(bytes, at: separator.end, end: end)
  }

  // MARK: Times

  /// A range of times in its written form, `09:00 - 10:30`, behind which nothing can belong to it, as most are; `scanTime` reads it
  /// alike, part by part. Nil for anything else.
  func writtenTimeRange(at offset: Int) -> AnchorScan? {
    let rangeEnd = offset + 13
    guard rangeEnd <= end, bytes[offset + 5] == UInt8(ascii: " "), bytes[offset + 6] == UInt8(ascii: "-"),
      bytes[offset + 7] == UInt8(ascii: " "), let start = writtenTime(at: offset), let stop = writtenTime(at: offset + 8),
      isFollowedByOtherWords(rangeEnd), let range = TimeRange(start: start, end: stop)
    else { return nil }
    return .timeRange(range, end: rangeEnd)
  }

  /// The time that five bytes write as `09:00`.
  private func writtenTime(at offset: Int) -> TimeOfDay? {
    guard isDigit(bytes[offset]), isDigit(bytes[offset + 1]), bytes[offset + 2] == UInt8(ascii: ":"),
      isDigit(bytes[offset + 3]), isDigit(bytes[offset + 4])
    else { return nil }
    return TimeOfDay(
      hour: Int(bytes[offset] & 0x0F) * 10 + Int(bytes[offset + 1] & 0x0F),
      minute: Int(bytes[offset + 3] & 0x0F) * 10 + Int(bytes[offset + 4] & 0x0F)
    )
  }

  /// Whether nothing stands behind a time, or one space and an emoji, or a letter with which no word begins that says more of it: none
  /// of those for `am` and `pm` (`scanSuffix`), nor of those before a further time (`skipSeparator`, `skipUntil`).
  private func isFollowedByOtherWords(_ offset: Int) -> Bool {
    guard offset < end else { return true }
    guard offset + 1 < end, bytes[offset] == UInt8(ascii: " ") else { return false }
    switch bytes[offset + 1] | 0x20 {
    case UInt8(ascii: "a"), UInt8(ascii: "b"), UInt8(ascii: "h"), UInt8(ascii: "n"), UInt8(ascii: "p"), UInt8(ascii: "t"),
      UInt8(ascii: "u"):
      return false
    case UInt8(ascii: "a")...UInt8(ascii: "z"), 0xF0: return true
    default: return false
    }
  }

  func scanTime(at offset: Int) -> AnchorScan {
    guard let clock = clock(at: offset) else { return .none }
    let separator = separator(after: clock.end)
    let second = separator.flatMap { self.clock(at: $0.end, behindHalf: clock.half != nil) }
    guard clock.hasMinutes || clock.half != nil else { return bareRange(from: clock, to: second) }
    guard let start = clock.time(half: clock.half), start < .endOfDay else {
      return isBoundary(clock.end) || separator != nil ? .wrong(end: clock.end) : .none
    }
    guard let second, second.hasMinutes || second.half != nil else {
      if isDay, separator?.isSpaced == false, let second, let range = range(from: clock, toHour: second) {
        return mayBeAfternoon(clock, second) ? .none : range
      }
      if isHalfTimeRange(clock.end) { return .halfRange(end: clock.end) }
      return isBoundary(clock.end) ? .time(start, end: clock.end) : .none
    }
    return range(from: clock, to: second) ?? .halfRange(end: clock.end)
  }

  private var isDay: Bool { spellings.contains(.day) }

  /// - Parameter behindHalf: whether it stands behind a time with `am` or `pm`.
  private func clock(at offset: Int, behindHalf: Bool = false) -> ClockText? {
    ClockText.scan(bytes, at: offset, end: end, readsLetter: isDay, readsHalf: behindHalf)
  }

  /// A range whose start is one number: `9-10am`, in a day also `9-10:30`. Two plain numbers are words.
  private func bareRange(from clock: ClockText, to second: ClockText?) -> AnchorScan {
    guard let second, second.hasMinutes || second.half != nil, isBoundary(second.end) else { return .none }
    guard second.half == nil else { return range(from: clock, to: second) ?? .wrong(end: second.end) }
    // The 1 of `1-3:30` is rather an hour of the afternoon.
    if isDay, mayBeAfternoon(clock, second) { return .none }
    guard isDay, let start = clock.time(half: nil), let stop = second.time(half: nil), start < stop,
      !isHalfTimeRange(second.end)
    else { return .wrong(end: second.end) }
    return TimeRange(start: start, end: stop).map { .timeRange($0, end: second.end) } ?? .wrong(end: second.end)
  }

  /// Whether two times without `am` and `pm`, one of which is an hour alone, may be of the afternoon as well.
  private func mayBeAfternoon(_ clock: ClockText, _ second: ClockText) -> Bool {
    1...6 ~= clock.hour && !clock.hasLeadingZero && clock.half == nil && second.hour > 0 && second.hour < 12
      && !second.hasLeadingZero && second.half == nil
  }

  /// `9:00-10`, `1pm-3`: the end is an hour of the same clock, later on the same day.
  private func range(from clock: ClockText, toHour second: ClockText) -> AnchorScan? {
    guard let start = clock.time(half: clock.half), let stop = second.end(behind: start, half: clock.half), start < stop,
      isBoundary(second.end), !isHalfTimeRange(second.end)
    else { return nil }
    return TimeRange(start: start, end: stop).map { .timeRange($0, end: second.end) }
  }

  /// `nil` if the two do not read as a range, or another follows.
  private func range(from clock: ClockText, to second: ClockText) -> AnchorScan? {
    guard isBoundary(second.end), !isHalfTimeRange(second.end), let (start, stop) = ends(clock, second), start < .endOfDay
    else {
      return nil
    }
    guard let range = TimeRange(start: start, end: stop) else { return .timeRangeBackwards(end: second.end) }
    return .timeRange(range, end: second.end)
  }

  /// Start and end, of which one may say `am` or `pm` for both.
  private func ends(_ clock: ClockText, _ second: ClockText) -> (start: TimeOfDay, end: TimeOfDay)? {
    if clock.half != nil {
      guard let start = clock.time(half: clock.half), let stop = second.end(behind: start, half: clock.half) else { return nil }
      return (start, stop)
    }
    guard let stop = second.time(half: second.half),
      let start = second.half.map({ clock.start(beforeEnd: stop, half: $0) }) ?? clock.time(half: nil)
    else { return nil }
    return (start, stop)
  }

  /// Whether what follows a time begins the rest of a range, and so may not be left as text: `/` and a digit, a dash and a digit
  /// without spaces before it, a separator and a time or a plain hour, or `until` and a time.
  private func isHalfTimeRange(_ offset: Int) -> Bool {
    guard offset < end else { return false }
    if bytes[offset] == UInt8(ascii: "/") { return isDigit(bytes, at: offset + 1, end: end) }
    if let next = AnchorScan.skipUntil(bytes, at: offset, end: end) {
      return clock(at: next).map { isBoundary($0.end) && ($0.hasMinutes || $0.half != nil) } ?? false || isHour(next)
    }
    guard let separator = separator(after: offset), isDigit(bytes, at: separator.end, end: end) else { return false }
    guard separator.isSpaced, !isHour(separator.end) else { return true }
    guard let clock = clock(at: separator.end) else { return false }
    if clock.hour <= 24, hasPointMinutes(clock.end) { return true }
    return isBoundary(clock.end) && (clock.hasMinutes || clock.half != nil || clock.hour <= 24)
  }

  /// `10h` and `10 h`, which are hours where a day is planned.
  private func isHour(_ offset: Int) -> Bool {
    guard isDay, let hour = scanShortNumber(bytes, at: offset, end: end), hour.value <= 24,
      let letterEnd = scanWord("h", bytes, at: skipSpaces(bytes, at: hour.end, end: end), end: end)
    else { return false }
    return isBoundary(letterEnd)
  }

  /// `.30`, as in `10.30`.
  private func hasPointMinutes(_ offset: Int) -> Bool {
    guard offset < end, bytes[offset] == UInt8(ascii: "."), let minute = scanTwoDigits(bytes, at: offset + 1, end: end) else {
      return false
    }
    return minute < 60 && isBoundary(offset + 3)
  }

  // MARK: Both

  private func separator(after offset: Int) -> (end: Int, isSpaced: Bool)? {
    skipSeparator(bytes, at: offset, end: end)
  }

  /// Whether an anchor may end at an offset.
  private func isBoundary(_ offset: Int) -> Bool { isAnchorBoundary(bytes, at: offset, end: end) }
}

/// Whether an anchor may end at an offset.
func isAnchorBoundary(_ bytes: [UInt8], at offset: Int, end: Int) -> Bool {
  guard offset < end else { return true }
  switch bytes[offset] {
  case UInt8(ascii: ":"): return !isDigit(bytes, at: offset + 1, end: end)
  case UInt8(ascii: ","), UInt8(ascii: "\n"), UInt8(ascii: "\r"): return true
  default: return spaceLength(bytes, at: offset, end: end) > 0
  }
}
