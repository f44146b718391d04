import Chronology

/// Rules of RFC 5545 (3.3.10) in the simplest way there is: each day is held against each part of the rule.
struct RuleTwin {
  private let start: CivilDate
  private let weekStart: Weekday
  private let frequency: String
  private let interval: Int
  private let months: [Int]?
  private let monthDays: [Int]?
  private let places: [Int]?
  /// Each with the number before it, as in `-1FR`.
  private let weekdays: [(weekday: Weekday?, place: Int?)]?

  /// - Parameter start: the day of DTSTART.
  init(_ text: String, from start: CivilDate) {
    self.start = start
    var parts: [String: [String]] = [:]
    for part in text.split(separator: ";") {
      let sides = part.split(separator: "=")
      parts[String(sides[0])] = sides[1].split(separator: ",").map(String.init)
    }
    func numbers(_ name: String) -> [Int]? { parts[name]?.compactMap { Int($0) } }
    weekStart = parts["WKST"].flatMap { RuleTwin.weekday($0[0]) } ?? .monday
    frequency = parts["FREQ"]?[0] ?? ""
    interval = numbers("INTERVAL")?[0] ?? 1
    (months, monthDays, places) = (numbers("BYMONTH"), numbers("BYMONTHDAY"), numbers("BYSETPOS"))
    weekdays = parts["BYDAY"]?.map { (RuleTwin.weekday($0), Int($0.dropLast(2))) }
  }

  private static func weekday(_ text: String) -> Weekday? {
    Weekday.allCases.first { $0.name.prefix(2).uppercased() == text.suffix(2) }
  }

  /// Whether the rule names a day on or after the start.
  func names(_ date: CivilDate) -> Bool {
    guard date >= start, isInPeriod(date), months?.contains(date.month) ?? true, namesDay(date) else { return false }
    guard let places else { return true }
    let month = days(ofMonthOf: date).filter(namesDay)
    return places.contains { $0 > 0 ? month[$0 - 1] == date : month[month.count + $0] == date }
  }

  /// Whether the period of a day is one of those that are counted from that of the start.
  private func isInPeriod(_ date: CivilDate) -> Bool {
    let distance: Int
    switch frequency {
    case "DAILY": distance = start.days(until: date)
    case "WEEKLY": distance = start.startOfWeek(from: weekStart).days(until: date.startOfWeek(from: weekStart)) / 7
    case "MONTHLY": distance = (date.year - start.year) * 12 + date.month - start.month
    default: distance = date.year - start.year
    }
    return distance % interval == 0
  }

  private func namesDay(_ date: CivilDate) -> Bool {
    if let monthDays, !monthDays.contains(date.day),
      !monthDays.contains(where: { $0 < 0 && days(ofMonthOf: date).count + $0 + 1 == date.day })
    {
      return false
    }
    guard let weekdays else { return true }
    return weekdays.contains { weekday, place in
      guard weekday == date.weekday else { return false }
      guard let place else { return true }
      let alike = days(ofMonthOf: date).filter { $0.weekday == date.weekday }
      return place > 0 ? place <= alike.count && alike[place - 1] == date : alike[alike.count + place] == date
    }
  }

  private func days(ofMonthOf date: CivilDate) -> [CivilDate] {
    (0..<31).map { date.startOfMonth.adding(days: $0) }.filter { $0.month == date.month }
  }
}
