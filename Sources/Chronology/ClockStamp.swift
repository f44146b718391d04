/// A time with what programs write behind it: `08:00:30`, `08:00Z`, `08:00:00.123+01:00`. No time is read so, as the format knows
/// neither seconds nor zones.
struct ClockStamp {
  var time: TimeOfDay
  /// Whether it says nothing that the time alone does not: no zone, and no seconds but 0.
  var isWhole: Bool
  /// Whether seconds or a zone stand behind the minutes.
  var isLonger: Bool
  var end: Int

  /// Two digits for the hour. Nil where a letter or digit follows.
  static func scan(_ bytes: [UInt8], at offset: Int, end: Int) -> ClockStamp? {
    guard let hour = scanTwoDigits(bytes, at: offset, end: end), hour < 24, offset + 2 < end,
      bytes[offset + 2] == UInt8(ascii: ":"), let minute = scanTwoDigits(bytes, at: offset + 3, end: end),
      let time = TimeOfDay(hour: hour, minute: minute)
    else { return nil }
    var stamp = ClockStamp(time: time, isWhole: true, isLonger: false, end: offset + 5)
    stamp.scanSeconds(bytes, end: end)
    stamp.scanZone(bytes, end: end)
    return isWordByte(bytes, at: stamp.end, end: end) ? nil : stamp
  }

  private mutating func scanSeconds(_ bytes: [UInt8], end: Int) {
    guard self.end < end, bytes[self.end] == UInt8(ascii: ":"),
      let seconds = scanTwoDigits(bytes, at: self.end + 1, end: end), seconds < 60
    else { return }
    self.end += 3
    (isLonger, isWhole) = (true, seconds == 0)
    guard self.end < end, bytes[self.end] == UInt8(ascii: "."), isDigit(bytes, at: self.end + 1, end: end) else { return }
    self.end += 1
    while isDigit(bytes, at: self.end, end: end) {
      if bytes[self.end] != UInt8(ascii: "0") { isWhole = false }
      self.end += 1
    }
  }

  /// `Z`, `+01:00`, `+0100`, `+01`
  private mutating func scanZone(_ bytes: [UInt8], end: Int) {
    guard self.end < end else { return }
    var zoneEnd = self.end + 1
    switch bytes[self.end] {
    case UInt8(ascii: "Z"), UInt8(ascii: "z"): break
    case UInt8(ascii: "+"), UInt8(ascii: "-"):
      while zoneEnd < end, zoneEnd - self.end <= 5, isDigit(bytes[zoneEnd]) || bytes[zoneEnd] == UInt8(ascii: ":") {
        zoneEnd += 1
      }
      guard [3, 5, 6].contains(zoneEnd - self.end), isDigit(bytes[zoneEnd - 1]) else { return }
    default: return
    }
    (isLonger, isWhole) = (true, false)
    self.end = zoneEnd
  }
}
