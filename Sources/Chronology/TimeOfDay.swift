/// A minute of the day on the writer's clock, 00:00 to 24:00. 24:00 is the day's end: it stands only as the end of a range.
public struct TimeOfDay: Hashable, Comparable, Sendable {
  private let storedMinutes: Int16

  /// Minutes since 00:00, 0 ... 1440.
  public var minutes: Int { Int(storedMinutes) }

  /// 00:00.
  public static let startOfDay = TimeOfDay(minutes: 0)!

  /// 12:00.
  public static let noon = TimeOfDay(minutes: 720)!

  /// 24:00.
  public static let endOfDay = TimeOfDay(minutes: 1440)!

  /// `nil` outside 0 ... 1440.
  public init?(minutes: Int) {
    guard 0...1440 ~= minutes else { return nil }
    storedMinutes = Int16(minutes)
  }

  /// `nil` for what no clock shows; 24:00 is the day's end.
  public init?(hour: Int, minute: Int) {
    guard 0...24 ~= hour, 0...59 ~= minute else { return nil }
    self.init(minutes: hour * 60 + minute)
  }

  /// 0 ... 24.
  public var hour: Int { minutes / 60 }

  /// 0 ... 59.
  public var minute: Int { minutes % 60 }

  /// The time so many minutes later on the same day; `nil` before 00:00 and after 24:00.
  public func adding(minutes count: Int) -> TimeOfDay? {
    let (sum, overflow) = minutes.addingReportingOverflow(count)
    return overflow ? nil : TimeOfDay(minutes: sum)
  }

  public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool { left.storedMinutes < right.storedMinutes }
}

extension TimeOfDay: CustomStringConvertible {
  /// The written form, `HH:MM` of 24 hours.
  public var description: String { writtenText }

  /// `5:00 PM`; midnight, at either end of the day, is `12:00 AM`.
  public var twelveHour: String {
    let hourOnFace = hour % 12 == 0 ? 12 : hour % 12
    return "\(hourOnFace):" + twoDigits(minute) + (hour % 24 < 12 ? " AM" : " PM")
  }

  /// Reads one time in any spelling of `scan`, nothing before or after it.
  public init?(_ text: String, allowsEndOfDay: Bool = false) {
    let bytes = Array(text.utf8)
    let scan = Self.scan(bytes, at: 0, end: bytes.count, allowsEndOfDay: allowsEndOfDay)
    guard case .time(let time, bytes.count) = scan else { return nil }
    self = time
  }

  /// Reads times parted by spaces or commas, as `at: 09:00 17:00`: sorted, each once.
  ///
  /// The failure is the bytes of the first word that is no time (empty, at the end, if there is no word at all).
  public static func parseList(_ text: String) -> Result<[TimeOfDay], NotATime> {
    let bytes = Array(text.utf8)
    // A day has few, and a set would have to know its type before the first.
    var times: [TimeOfDay] = []
    var offset = skipListSpaces(bytes, at: 0)
    while offset < bytes.count {
      guard case .time(let time, let end) = scan(bytes, at: offset, end: bytes.count), isListBoundary(bytes, at: end) else {
        return .failure(NotATime(range: offset..<endOfListWord(bytes, at: offset)))
      }
      if !times.contains(time) { times.append(time) }
      offset = skipListSpaces(bytes, at: end)
    }
    return times.isEmpty ? .failure(NotATime(range: offset..<offset)) : .success(times.sorted())
  }

  /// Where a list of times holds something else.
  public struct NotATime: Error, Hashable, Sendable {
    /// Its bytes in the text.
    public let range: Range<Int>
  }
}

private func skipListSpaces(_ bytes: [UInt8], at offset: Int) -> Int {
  var offset = offset
  while isListBoundary(bytes, at: offset), offset < bytes.count {
    offset += max(spaceLength(bytes, at: offset, end: bytes.count), 1)
  }
  return offset
}

private func endOfListWord(_ bytes: [UInt8], at offset: Int) -> Int {
  (offset..<bytes.count).first { isListBoundary(bytes, at: $0) } ?? bytes.count
}

private func isListBoundary(_ bytes: [UInt8], at offset: Int) -> Bool {
  offset == bytes.count || bytes[offset] == UInt8(ascii: ",") || spaceLength(bytes, at: offset, end: bytes.count) > 0
}

extension TimeOfDay: WrittenBytes {
  package static var writtenLength: Int { 5 }

  package func put(into bytes: UnsafeMutableBufferPointer<UInt8>, at offset: Int) {
    write(hour, digits: 2, to: bytes, at: offset)
    bytes[offset + 2] = UInt8(ascii: ":")
    write(minute, digits: 2, to: bytes, at: offset + 3)
  }
}
