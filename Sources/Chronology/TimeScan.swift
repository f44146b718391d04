/// What stands at an offset where a time may stand.
public enum TimeScan: Hashable, Sendable {
  /// A time.
  case time(TimeOfDay, end: Int)
  /// The shape of a time but none: `25:00`, `9:75`, `13pm`, and `24:00` where the day's end is not meant.
  case wrong(end: Int)
  /// Anything else.
  case none
}

extension TimeOfDay {
  /// Reads a time: `17:00`, `9:00`, `5pm`, `5:00 PM`, `5 pm` (format, *Times*). ASCII case is ignored.
  /// No letter or digit may follow.
  ///
  /// - Parameter allowsEndOfDay: whether `24:00` is a time here, as at the end of a range.
  public static func scan(_ bytes: [UInt8], at offset: Int, end: Int, allowsEndOfDay: Bool = false) -> TimeScan {
    guard let clock = ClockText.scan(bytes, at: offset, end: end), clock.hasMinutes || clock.half != nil else { return .none }
    guard let time = clock.time(half: clock.half), allowsEndOfDay || time != .endOfDay else { return .wrong(end: clock.end) }
    return .time(time, end: clock.end)
  }
}

/// The half of a day that a time on a twelve-hour clock names.
enum HalfOfDay {
  case am, pm

  var other: HalfOfDay { self == .am ? .pm : .am }
}

/// Digits that may be a time, before it is known whether they are one: `9`, `9:30`, `9pm`, `25:75`.
struct ClockText {
  var hour: Int
  var minute: Int
  var hasMinutes: Bool
  /// `07`: never read on a twelve-hour clock unless it says so itself.
  var hasLeadingZero: Bool
  var half: HalfOfDay?
  var end: Int

  /// One or two digits, then `:` and two digits, then `am` or `pm` (`a.m.`, `p. m.`), the last two each or both absent. Before
  /// `am` or `pm` a point may stand for the colon; at 12 `noon` is `pm`, and behind minutes `Uhr` says nothing. `nil` if a
  /// letter or digit follows.
  ///
  /// - Parameters:
  ///   - readsLetter: whether `h` may stand for the colon, as in `12h30`. Below 6 hours that is rather a length of time, unless a
  ///     zero stands before it.
  ///   - readsHalf: whether `a` and `p` may stand behind an hour alone, as in `9:30a - 11a`.
  static func scan(
    _ bytes: [UInt8],
    at offset: Int,
    end: Int,
    readsLetter: Bool = false,
    readsHalf: Bool = false
  ) -> ClockText? {
    guard let hour = scanShortNumber(bytes, at: offset, end: end) else { return nil }
    var clock = ClockText(
      hour: hour.value,
      minute: 0,
      hasMinutes: false,
      hasLeadingZero: bytes[offset] == UInt8(ascii: "0"),
      half: nil,
      end: hour.end
    )
    guard clock.scanMinutes(bytes, end: end, readsLetter: readsLetter) else { return nil }
    clock.scanSuffix(bytes, end: end, readsHalf: readsHalf)
    return isWordByte(bytes, at: clock.end, end: end) ? nil : clock
  }

  /// Reads the minutes behind the hour, if there are any; false if what stands there makes a time of nothing.
  private mutating func scanMinutes(_ bytes: [UInt8], end: Int, readsLetter: Bool) -> Bool {
    guard self.end < end else { return true }
    switch bytes[self.end] {
    case UInt8(ascii: ":"):
      guard isDigit(bytes, at: self.end + 1, end: end) else { return true }
      guard let minute = scanTwoDigits(bytes, at: self.end + 1, end: end) else { return false }
      add(minute)
    case UInt8(ascii: "."):
      guard let minute = scanTwoDigits(bytes, at: self.end + 1, end: end),
        ClockText.scanHalf(bytes, at: skipSpaces(bytes, at: self.end + 3, end: end), end: end) != nil
      else { return true }
      add(minute)
    case UInt8(ascii: "h"), UInt8(ascii: "H"):
      guard readsLetter, hour >= 6 || hasLeadingZero, let minute = scanTwoDigits(bytes, at: self.end + 1, end: end) else {
        return true
      }
      add(minute)
    default: break
    }
    return true
  }

  /// Two digits and the sign before them.
  private mutating func add(_ minute: Int) {
    self.minute = minute
    hasMinutes = true
    end += 3
  }

  /// Reads `am`, `pm`, `noon` and `Uhr`.
  private mutating func scanSuffix(_ bytes: [UInt8], end: Int, readsHalf: Bool) {
    let letters = skipSpaces(bytes, at: self.end, end: end)
    guard letters < end else { return }
    if let (half, halfEnd) = ClockText.scanHalf(bytes, at: letters, end: end) {
      self.half = half
      self.end = halfEnd
    } else if hasMinutes || readsHalf, letters == self.end,
      bytes[letters] | 0x20 == UInt8(ascii: "a") || bytes[letters] | 0x20 == UInt8(ascii: "p"),
      !isWordByte(bytes, at: letters + 1, end: end)
    {
      half = bytes[letters] | 0x20 == UInt8(ascii: "a") ? .am : .pm
      self.end = letters + 1
    } else if bytes[letters] | 0x20 == UInt8(ascii: "n"), hour == 12, minute == 0,
      let wordEnd = scanWord("noon", bytes, at: letters, end: end)
    {
      half = .pm
      self.end = wordEnd
    } else if bytes[letters] | 0x20 == UInt8(ascii: "u"), hasMinutes,
      let wordEnd = scanWord("uhr", bytes, at: letters, end: end)
    {
      self.end = wordEnd
    }
  }

  /// `am`, `pm`, and with points `a.m.`, `p. m.`: which half it is and where it ends.
  private static func scanHalf(_ bytes: [UInt8], at offset: Int, end: Int) -> (half: HalfOfDay, end: Int)? {
    guard offset < end, bytes[offset] | 0x20 == UInt8(ascii: "a") || bytes[offset] | 0x20 == UInt8(ascii: "p") else {
      return nil
    }
    let half: HalfOfDay = bytes[offset] | 0x20 == UInt8(ascii: "a") ? .am : .pm
    let point = UInt8(ascii: ".")
    let hasPoint = offset + 1 < end && bytes[offset + 1] == point
    // As Spanish has it, `p. m.`
    let letter = hasPoint ? skipSpaces(bytes, at: offset + 2, end: min(end, offset + 3)) : offset + 1
    guard letter < end, bytes[letter] | 0x20 == UInt8(ascii: "m") else { return nil }
    let hasPoints = hasPoint && letter + 1 < end && bytes[letter + 1] == point
    guard hasPoints || !hasPoint else { return nil }
    let halfEnd = letter + (hasPoints ? 2 : 1)
    return isWordByte(bytes, at: halfEnd, end: end) ? nil : (half, halfEnd)
  }

  /// The time on a clock of twelve hours in a half of the day, or of twenty-four; `nil` for what that clock does not show.
  func time(half: HalfOfDay?) -> TimeOfDay? {
    guard let half else { return TimeOfDay(hour: hour, minute: minute) }
    guard 1...12 ~= hour else { return nil }
    return TimeOfDay(hour: hour % 12 + (half == .pm ? 12 : 0), minute: minute)
  }

  /// The start of a range whose end says `am` or `pm`: `9` in `9-10am`, `9:30` in `9:30 - 11am`.
  ///
  /// It is in the same half of the day, or in the other one if it would not be before the end: `11 - 1pm` begins in the
  /// morning. `13:30` and `09:30` are of twenty-four hours.
  func start(beforeEnd end: TimeOfDay, half endHalf: HalfOfDay) -> TimeOfDay? {
    guard 1...12 ~= hour, !hasLeadingZero else { return time(half: nil) }
    guard let same = time(half: endHalf) else { return nil }
    return same < end ? same : time(half: endHalf.other)
  }

  /// The end of a range whose start says `am` or `pm` and whose end may not: `2:30` in `1pm - 2:30`, `6:00` in `10pm - 6:00`.
  ///
  /// It is in the same half of the day, or in the other one if it would not be after the start. `14:30` and `02:30` are of
  /// twenty-four hours.
  ///
  /// - Parameter startHalf: nil where the start does not say it, so that both are of twenty-four hours.
  func end(behind start: TimeOfDay, half startHalf: HalfOfDay?) -> TimeOfDay? {
    guard let startHalf, half == nil, 1...12 ~= hour, !hasLeadingZero else { return time(half: half) }
    guard let same = time(half: startHalf) else { return nil }
    return start < same ? same : time(half: startHalf.other)
  }
}
