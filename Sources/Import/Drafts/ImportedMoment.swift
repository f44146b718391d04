import Chronology
package import Planner

/// A moment as programs write it (ISO 8601): `2026-11-20`, `2026-11-20 18:30`, `2026-11-20T18:30:05.000Z`, `2026-11-20T18:30:05+02:00`.
package struct ImportedMoment {
  /// What the text says, whatever the zone: seconds since 1970-01-01 00:00 on the same clock.
  package var local: Int
  /// Whether it has a time.
  package var hasTime: Bool
  /// Seconds east of UTC; nil where the text names none.
  package var offset: Int?

  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let (date, end) = CivilDate.scan(bytes, at: 0, end: bytes.count) else { return nil }
    local = date.dayNumber * 86_400
    hasTime = end < bytes.count
    guard hasTime else { return }
    guard bytes[end] == 0x20 || bytes[end] == UInt8(ascii: "T") else { return nil }
    var rest = bytes[(end + 1)...]
    func number() -> Int? {
      guard rest.count >= 2, let value = Int(String(decoding: rest.prefix(2), as: UTF8.self)), rest.first != UInt8(ascii: "-"),
        rest.first != UInt8(ascii: "+")
      else { return nil }
      rest = rest.dropFirst(2)
      return value
    }
    func take(_ sign: Unicode.Scalar) -> Bool {
      guard rest.first == UInt8(ascii: sign) else { return false }
      rest = rest.dropFirst()
      return true
    }
    guard let hour = number(), hour < 24, take(":"), let minute = number(), minute < 60 else { return nil }
    local += hour * 3600 + minute * 60
    if take(":") {
      guard let second = number(), second < 61 else { return nil }
      local += second
      if take(".") { rest = rest.drop { $0 &- 0x30 < 10 } }
    }
    guard !rest.isEmpty else { return }
    if take("Z") {
      offset = 0
    } else {
      let sign = take("-") ? -1 : 1
      guard sign < 0 || take("+"), let hours = number(), hours < 24 else { return nil }
      _ = take(":")
      let minutes = rest.isEmpty ? 0 : number()
      guard let minutes, minutes < 60 else { return nil }
      offset = sign * (hours * 3600 + minutes * 60)
    }
    guard rest.isEmpty else { return nil }
  }

  /// The moment on a clock so many seconds east of UTC; where the text names no zone, as it says.
  package func seconds(east offset: Int) -> Int { self.offset.map { local - $0 + offset } ?? local }

  /// Seconds since 1970-01-01 00:00 UTC; where the text names no zone, as if it were UTC.
  package var universal: Int { local - (offset ?? 0) }

  /// The minute of a clock.
  package static func moment(_ seconds: Int) -> Moment {
    let day = (seconds - ((seconds % 86_400) + 86_400) % 86_400) / 86_400
    let minute = (seconds - day * 86_400) / 60
    return Moment(CivilDate(dayNumber: day), TimeOfDay(minutes: minute) ?? .startOfDay)
  }
}
