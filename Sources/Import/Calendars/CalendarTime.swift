package import Chronology
import Planner

/// A day or a moment of an iCalendar text (RFC 5545, 3.3.4 and 3.3.5).
package struct CalendarTime: Hashable {
  /// Seconds since 1970-01-01 00:00 on the clock that is meant.
  var local: Int
  var hasTime: Bool
  var isUniversal: Bool
  /// The name of its zone.
  var zone: String?

  init?(_ line: CalendarLine) { self.init(line.value, zone: line.parameters["TZID"]) }

  package init?(_ text: some StringProtocol, zone: String?) {
    let bytes = Array(text.utf8)
    func number(_ range: Range<Int>) -> Int? {
      guard range.upperBound <= bytes.count else { return nil }
      var value = 0
      for byte in bytes[range] {
        guard byte &- 0x30 < 10 else { return nil }
        value = value * 10 + Int(byte - 0x30)
      }
      return value
    }
    guard let year = number(0..<4), let month = number(4..<6), let day = number(6..<8),
      let date = CivilDate(year: year, month: month, day: day)
    else { return nil }
    local = date.dayNumber * 86_400
    hasTime = bytes.count > 8
    isUniversal = bytes.count == 16 && bytes[15] == UInt8(ascii: "Z")
    self.zone = isUniversal ? nil : zone
    guard hasTime else { return }
    guard bytes[8] == UInt8(ascii: "T"), bytes.count == 15 || isUniversal, let hour = number(9..<11), hour < 25,
      let minute = number(11..<13), minute < 60, let second = number(13..<15), second < 61
    else { return nil }
    local += hour * 3600 + minute * 60 + second
  }

  package var date: CivilDate { ImportedMoment.moment(local).date }

  /// A duration in seconds (RFC 5545, 3.3.6): `PT1H30M`, `-P1D`; nil for what is none.
  static func seconds(ofDuration text: some StringProtocol) -> Int? {
    var rest = Substring(text)
    let sign = rest.first == "-" ? -1 : 1
    if rest.first == "-" || rest.first == "+" { rest = rest.dropFirst() }
    guard rest.first == "P" else { return nil }
    rest = rest.dropFirst()
    let units: [Character: Int] = ["W": 604_800, "D": 86_400, "H": 3600, "M": 60, "S": 1]
    var total = 0
    while let first = rest.first {
      if first == "T" {
        rest = rest.dropFirst()
        continue
      }
      let digits = rest.prefix { ("0"..."9").contains($0) }
      guard 1...6 ~= digits.count, let number = Int(digits),
        let unit = rest.dropFirst(digits.count).first.flatMap({ units[$0] })
      else { return nil }
      total += number * unit
      rest = rest.dropFirst(digits.count + 1)
    }
    return sign * total
  }
}
