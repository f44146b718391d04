import Chronology

/// Rules of RFC 5545 (3.3.10) in the simplest way there is: each day is held against each part of the rule.
struct RuleTwin {
  private let parts: [String: [String]]
  private let start: CivilDate
  private let weekStart: Weekday

  /// - Parameter start: the day of DTSTART.
  init(_ text: String, from start: CivilDate) {
    self.start = start
    var parts: [String: [String]] = [:]
    for part in text.split(separator: ";") {
      let sides = part.split(separator: "=")
      parts[String(sides[0])] = sides[1].split(separator: ",").map(String.init)
    }
    self.parts = parts
    weekStart = parts["WKST"].flatMap { RuleTwin.weekday($0[0]) } ?? .monday
  }

  private static func weekday(_ text: String) -> Weekday? {
    Weekday.allCases.first { $0.name.prefix(2).uppercased() == text.suffix(2) }
  }

  private func numbers(_ name: String) -> [Int]? { parts[name]?.compactMap { Int($0) } }

  /// Whether the rule names a day on or after the start.
  func names(_ date: CivilDate) -> Bool {
    guard date >= start, isInPeriod(date), numbers("BYMONTH")?.contains(date.month) ?? true, namesDay(date) else {
      return false
    }
    guard let places = numbers("BYSETPOS") else { return true }
    let month = days(ofMonthOf: date).filter(namesDay)
    return places.contains { $0 > 0 ? month[$0 - 1] == date : month[month.count + $0] == date }
  }

  /// Whether the period of a day is one of those that are counted from that of the start.
  private func isInPeriod(_ date: CivilDate) -> Bool {
    let interval = numbers("INTERVAL")?[0] ?? 1
    let distance: Int
    switch parts["FREQ"]?[0] {
    case "DAILY": distance = start.days(until: date)
    case "WEEKLY": distance = start.startOfWeek(from: weekStart).days(until: date.startOfWeek(from: weekStart)) / 7
    case "MONTHLY": distance = (date.year - start.year) * 12 + date.month - start.month
    default: distance = date.year - start.year
    }
    return distance % interval == 0
  }

  private func namesDay(_ date: CivilDate) -> Bool {
    let month = days(ofMonthOf: date)
    if let numbers = numbers("BYMONTHDAY"), !numbers.contains(date.day), !numbers.contains(date.day - month.count - 1) {
      return false
    }
    guard let days = parts["BYDAY"] else { return true }
    let alike = month.filter { $0.weekday == date.weekday }
    return days.contains { day in
      guard RuleTwin.weekday(day) == date.weekday else { return false }
      guard let place = Int(day.dropLast(2)) else { return true }
      return place > 0 ? place <= alike.count && alike[place - 1] == date : alike[alike.count + place] == date
    }
  }

  private func days(ofMonthOf date: CivilDate) -> [CivilDate] {
    (0..<31).map { date.startOfMonth.adding(days: $0) }.filter { $0.month == date.month }
  }
}
