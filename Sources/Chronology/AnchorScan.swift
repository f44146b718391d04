/// What stands at an offset where an anchor may stand: a time, a date or a range of either (format, *Anchors*).
///
/// The separators of a range are `-`, `–`, `—`, U+2212 and `→`, with or without spaces, and `to` between spaces. An anchor ends
/// before a space, a comma, a colon that no digit follows, or the end. Every `end` is the offset after what was read.
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
  /// The shape of a time or date but none: `25:00`, `13pm`, `2026-02-30`, `9-13pm`, `9-10:30`.
  case wrong(end: Int)
  /// Words.
  case none

  public static func scan(_ bytes: [UInt8], at offset: Int, end: Int) -> AnchorScan {
    guard isDigit(bytes, at: offset, end: end) else { return .none }
    let scanner = AnchorScanner(bytes: bytes, end: end)
    let hasThreeDigits = isDigit(bytes, at: offset + 1, end: end) && isDigit(bytes, at: offset + 2, end: end)
    return hasThreeDigits ? scanner.scanDate(at: offset) : scanner.scanTime(at: offset)
  }

  /// The offset of the text after an anchor that ends at `offset`: spaces are skipped, and before them one decoration, which is
  /// a colon, a comma, or a dash between spaces.
  public static func skipDecoration(_ bytes: [UInt8], at offset: Int, end: Int) -> Int {
    if offset < end, bytes[offset] == UInt8(ascii: ":") || bytes[offset] == UInt8(ascii: ",") {
      return skipSpaces(bytes, at: offset + 1, end: end)
    }
    let start = skipSpaces(bytes, at: offset, end: end)
    let dash = dashLength(bytes, at: start, end: end)
    guard start > offset, dash > 0 else { return start }
    let next = skipSpaces(bytes, at: start + dash, end: end)
    return next > start + dash || next == end ? next : start
  }
}

private struct AnchorScanner {
  let bytes: [UInt8]
  let end: Int

  // MARK: Dates

  func scanDate(at offset: Int) -> AnchorScan {
    guard CivilDate.hasShape(bytes, at: offset, end: end) else { return .none }
    guard let first = CivilDate.scan(bytes, at: offset, end: end) else {
      return isBoundary(offset + 10) || isRangeSign(offset + 10) ? .wrong(end: offset + 10) : .none
    }
    guard let separator = skipSeparator(bytes, at: first.end, end: end), isDigit(bytes, at: separator.end, end: end) else {
      return finish(.date(first.value, end: first.end), at: first.end)
    }
    guard let last = CivilDate.scan(bytes, at: separator.end, end: end), isBoundary(last.end), !isRangeSign(last.end) else {
      return .halfRange(end: first.end)
    }
    guard let range = DateRange(first: first.value, last: last.value) else { return .dateRangeBackwards(end: last.end) }
    return .dateRange(range, end: last.end)
  }

  /// A single date, unless something after it makes it half a range.
  private func finish(_ date: AnchorScan, at offset: Int) -> AnchorScan {
    if isRangeSign(offset) { return .halfRange(end: offset) }
    return isBoundary(offset) ? date : .none
  }

  /// Whether `/`, `..` or a separator and a digit stand at an offset.
  private func isRangeSign(_ offset: Int) -> Bool {
    guard offset < end else { return false }
    if bytes[offset] == UInt8(ascii: "/") || isTwoDots(offset) { return true }
    let next = skipSpaces(bytes, at: offset, end: end)
    if next < end, bytes[next] == UInt8(ascii: "/") {
      return isDigit(bytes, at: skipSpaces(bytes, at: next + 1, end: end), end: end)
    }
    if isTwoDots(next) { return isDigit(bytes, at: skipSpaces(bytes, at: next + 2, end: end), end: end) }
    guard let separator = skipSeparator(bytes, at: offset, end: end) else { return false }
    return isDigit(bytes, at: separator.end, end: end)
  }

  // MARK: Times

  func scanTime(at offset: Int) -> AnchorScan {
    guard let clock = ClockText.scan(bytes, at: offset, end: end) else { return .none }
    let second = separator(after: clock.end).flatMap { ClockText.scan(bytes, at: $0.end, end: end) }
    guard clock.hasMinutes || clock.half != nil else { return bareRange(from: clock, to: second) }
    guard let start = clock.time(half: clock.half), start < .endOfDay else {
      return isBoundary(clock.end) || separator(after: clock.end) != nil ? .wrong(end: clock.end) : .none
    }
    guard let second, second.hasMinutes || second.half != nil else {
      if isHalfTimeRange(clock.end) { return .halfRange(end: clock.end) }
      return isBoundary(clock.end) ? .time(start, end: clock.end) : .none
    }
    return range(from: clock, to: second) ?? .halfRange(end: clock.end)
  }

  /// A range whose start is one number: `9-10am`. Two plain numbers are words.
  private func bareRange(from clock: ClockText, to second: ClockText?) -> AnchorScan {
    guard let second, second.hasMinutes || second.half != nil, isBoundary(second.end) else { return .none }
    guard second.half != nil else { return .wrong(end: second.end) }
    return range(from: clock, to: second) ?? .wrong(end: second.end)
  }

  /// `nil` if the two do not read as a range, or another follows.
  private func range(from clock: ClockText, to second: ClockText) -> AnchorScan? {
    guard let stop = second.time(half: second.half), isBoundary(second.end), !isHalfTimeRange(second.end) else { return nil }
    let start: TimeOfDay? =
      if clock.half == nil, let half = second.half {
        clock.start(beforeEnd: stop, half: half)
      } else {
        clock.time(half: clock.half)
      }
    guard let start, start < .endOfDay else { return nil }
    guard let range = TimeRange(start: start, end: stop) else { return .timeRangeBackwards(end: second.end) }
    return .timeRange(range, end: second.end)
  }

  /// Whether what follows a time begins the rest of a range, and so may not be left as text: `/` or `..` and a digit, a dash
  /// and a digit without spaces before it, or a separator and a time or a plain hour.
  private func isHalfTimeRange(_ offset: Int) -> Bool {
    guard offset < end else { return false }
    if bytes[offset] == UInt8(ascii: "/") { return isDigit(bytes, at: offset + 1, end: end) }
    if isTwoDots(offset) { return isDigit(bytes, at: offset + 2, end: end) }
    guard let separator = separator(after: offset), isDigit(bytes, at: separator.end, end: end) else { return false }
    guard separator.isSpaced else { return true }
    guard let clock = ClockText.scan(bytes, at: separator.end, end: end), isBoundary(clock.end) else { return false }
    return clock.hasMinutes || clock.half != nil || clock.hour <= 24
  }

  // MARK: Both

  private func separator(after offset: Int) -> (end: Int, isSpaced: Bool)? {
    skipSeparator(bytes, at: offset, end: end)
  }

  private func isTwoDots(_ offset: Int) -> Bool {
    offset + 1 < end && bytes[offset] == UInt8(ascii: ".") && bytes[offset + 1] == UInt8(ascii: ".")
  }

  /// Whether an anchor may end at an offset.
  private func isBoundary(_ offset: Int) -> Bool {
    guard offset < end else { return true }
    switch bytes[offset] {
    case UInt8(ascii: ":"): return !isDigit(bytes, at: offset + 1, end: end)
    case UInt8(ascii: ","), UInt8(ascii: "\n"), UInt8(ascii: "\r"): return true
    default: return spaceLength(bytes, at: offset, end: end) > 0
    }
  }
}
