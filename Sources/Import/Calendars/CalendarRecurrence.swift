package import Chronology
package import Planner

/// A rule of recurrence of an iCalendar text (RFC 5545, 3.3.10), as far as it says days.
package struct CalendarRecurrence {
  private enum Frequency: String {
    case daily = "DAILY"
    case weekly = "WEEKLY"
    case monthly = "MONTHLY"
    case yearly = "YEARLY"
  }

  private var frequency: Frequency
  private var interval = 1
  /// Of weekdays, with the place in the month, 0 for every one.
  private var weekdays: [(place: Int, weekday: Weekday)] = []
  private var monthDays: [Int] = []
  private var months: [Int] = []
  private var places: [Int] = []
  private var weekStart = Weekday.monday
  private(set) var count: Int?
  /// As it is written; its zone is that of the start.
  private(set) var until: CalendarTime?

  /// The most periods that are looked at.
  private static let mostPeriods = 50_000

  /// Nil for a rule that is none, or has parts that say more than days.
  package init?(_ text: String) {
    var parts: [String: String] = [:]
    for part in text.uppercased().split(separator: ";") {
      let sides = part.split(separator: "=", maxSplits: 1)
      guard sides.count == 2, parts.updateValue(String(sides[1]), forKey: String(sides[0])) == nil else { return nil }
    }
    let known: Set = ["FREQ", "INTERVAL", "COUNT", "UNTIL", "BYDAY", "BYMONTHDAY", "BYMONTH", "BYSETPOS", "WKST"]
    guard known.isSuperset(of: parts.keys), let frequency = parts["FREQ"].flatMap(Frequency.init(rawValue:)) else { return nil }
    self.frequency = frequency
    if let text = parts["INTERVAL"] {
      guard let number = Int(text), 1...9999 ~= number else { return nil }
      interval = number
    }
    if let text = parts["COUNT"] {
      guard let number = Int(text), number > 0 else { return nil }
      count = number
    }
    if let text = parts["UNTIL"] {
      guard let time = CalendarTime(text, zone: nil) else { return nil }
      until = time
    }
    func numbers(_ name: String, _ range: ClosedRange<Int>) -> [Int]? {
      guard let text = parts[name] else { return [] }
      let all = text.split(separator: ",").map { Int($0) ?? 0 }
      return !all.isEmpty && all.count <= 400 && all.allSatisfy { $0 != 0 && range.contains($0) } ? all : nil
    }
    guard let monthDays = numbers("BYMONTHDAY", -31...31), let months = numbers("BYMONTH", 1...12),
      let places = numbers("BYSETPOS", -366...366)
    else { return nil }
    (self.monthDays, self.months, self.places) = (monthDays, months, places)
    for text in (parts["BYDAY"] ?? "").split(separator: ",") {
      guard let weekday = CalendarRecurrence.weekday(text.suffix(2)) else { return nil }
      let number = text.dropLast(2)
      guard number.isEmpty || Int(number).map({ $0 != 0 && -53...53 ~= $0 }) ?? false else { return nil }
      weekdays.append((Int(number) ?? 0, weekday))
    }
    if let text = parts["WKST"] {
      guard let weekday = CalendarRecurrence.weekday(Substring(text)) else { return nil }
      weekStart = weekday
    }
    let hasPlaces = weekdays.contains { $0.place != 0 }
    // A place in a year is none in a month.
    guard !hasPlaces || frequency == .monthly || frequency == .yearly && !months.isEmpty else { return nil }
    guard frequency != .yearly || weekdays.isEmpty || !months.isEmpty else { return nil }
    guard frequency != .weekly || monthDays.isEmpty else { return nil }
  }

  private static func weekday(_ text: Substring) -> Weekday? {
    let names: [Substring: Weekday] = [
      "MO": .monday, "TU": .tuesday, "WE": .wednesday, "TH": .thursday, "FR": .friday, "SA": .saturday, "SU": .sunday,
    ]
    return names[text]
  }

  // MARK: Days

  /// The days from a first one on, which is always one of them; nil where they are too many to be looked at.
  ///
  /// - Parameters:
  ///   - last: the last day that is asked for.
  ///   - end: the last day by `UNTIL`, if that is known.
  ///   - budget: how many periods may be looked at, which become fewer.
  func days(from start: CivilDate, through last: CivilDate, end: CivilDate? = nil, within budget: inout Int) -> [CivilDate]? {
    let stop = min(last, end ?? until.map(\.date) ?? last)
    var days = [start]
    var period = 0
    while days.count < count ?? .max {
      guard period < CalendarRecurrence.mostPeriods, budget > 0 else { return nil }
      budget -= 1
      guard let first = periodStart(period, from: start), first <= stop else { break }
      for day in candidates(in: first, from: start) where day > start && day <= stop && days.count < count ?? .max {
        days.append(day)
      }
      period += 1
    }
    return days
  }

  private func periodStart(_ number: Int, from start: CivilDate) -> CivilDate? {
    let (steps, overflow) = number.multipliedReportingOverflow(by: interval)
    guard !overflow, steps < 4_000_000 else { return nil }
    func month(_ index: Int) -> CivilDate? { CivilDate(year: index / 12, month: index % 12 + 1, day: 1) }
    switch frequency {
    case .daily: return sum(start, steps)
    case .weekly: return sum(start.startOfWeek(from: weekStart), steps * 7)
    case .monthly: return month(start.year * 12 + start.month - 1 + steps)
    case .yearly: return month((start.year + steps) * 12)
    }
  }

  private func sum(_ date: CivilDate, _ days: Int) -> CivilDate? {
    date.dayNumber + days <= CivilDate.latest.dayNumber ? date.adding(days: days) : nil
  }

  private func candidates(in first: CivilDate, from start: CivilDate) -> [CivilDate] {
    var days: [CivilDate]
    switch frequency {
    case .daily:
      days = weekdays.isEmpty || weekdays.contains { $0.weekday == first.weekday } ? [first] : []
      if !monthDays.isEmpty { days = days.filter { day in isMonthDay(day) } }
    case .weekly:
      let wanted = weekdays.isEmpty ? [start.weekday] : weekdays.map(\.weekday)
      days = (0..<7).compactMap { sum(first, $0) }.filter { wanted.contains($0.weekday) }
    case .monthly: days = self.days(ofMonth: first, from: start)
    case .yearly:
      let wanted = months.isEmpty ? [monthDays.isEmpty ? start.month : 0] : months
      let all = wanted == [0] ? Array(1...12) : Set(wanted).sorted()
      days = all.compactMap { CivilDate(year: first.year, month: $0, day: 1) }.flatMap { self.days(ofMonth: $0, from: start) }
    }
    if !months.isEmpty { days = days.filter { months.contains($0.month) } }
    guard !places.isEmpty else { return days }
    let chosen = Set(places.map { $0 > 0 ? $0 - 1 : days.count + $0 })
    return days.indices.filter(chosen.contains).map { days[$0] }
  }

  private func isMonthDay(_ day: CivilDate) -> Bool {
    let last = CivilDate.daysInMonth(day.month, ofYear: day.year)
    return monthDays.contains { $0 == day.day || $0 < 0 && last + 1 + $0 == day.day }
  }

  private func days(ofMonth first: CivilDate, from start: CivilDate) -> [CivilDate] {
    let count = CivilDate.daysInMonth(first.month, ofYear: first.year)
    let all = (0..<count).map { first.adding(days: $0) }
    if weekdays.isEmpty && monthDays.isEmpty { return all.filter { $0.day == start.day } }
    return all.filter { day in
      guard monthDays.isEmpty || isMonthDay(day) else { return false }
      return weekdays.isEmpty
        || weekdays.contains { place, weekday in
          guard weekday == day.weekday else { return false }
          return place == 0 || place == (day.day + 6) / 7 || place == -((count - day.day) / 7 + 1)
        }
    }
  }

  // MARK: As a rule of the format

  /// How many days are compared before a rule is taken for the same.
  private var comparedDays: Int {
    // What goes by days of the week alone is the same again after some weeks.
    let goesByWeeks = [.daily, .weekly].contains(frequency) && months.isEmpty && monthDays.isEmpty && places.isEmpty
    return goesByWeeks ? min(1500, interval * 21 + 14) : 1500
  }

  /// The rule as the format has it, from its first day on; nil where that would name other days.
  package func rule(from start: CivilDate, until end: CivilDate?, within budget: inout Int) -> RecurringRule? {
    guard let text = text(from: start), case .success(let recurrence) = Recurrence.parse(text) else { return nil }
    var rule = RecurringRule(rule: recurrence, from: start)
    if frequency != .yearly, !months.isEmpty { rule.months = MonthSet(months.compactMap(Month.init(rawValue:))) }
    if let count {
      guard count <= 10_000, let last = days(from: start, through: .latest, within: &budget)?.last else { return nil }
      rule.until = last
    } else {
      rule.until = end
    }
    let last = CivilDate(dayNumber: start.dayNumber + comparedDays)
    let schedule = rule.schedule(weekStart: .monday, earliestEntry: nil)
    let due = (start.dayNumber...last.dayNumber).map(CivilDate.init(dayNumber:)).filter { schedule.isDue(on: $0) }
    return due == days(from: start, through: last, end: rule.until, within: &budget) ? rule : nil
  }

  private func text(from start: CivilDate) -> String? {
    func unit(_ name: String) -> String { interval == 1 ? name : "\(interval) \(name)s" }
    let names = weekdays.map { $0.weekday.name.prefix(3) }.joined(separator: " ")
    switch frequency {
    case .daily:
      guard monthDays.isEmpty, places.isEmpty else { return nil }
      return weekdays.isEmpty ? unit("day") : interval == 1 ? names : nil
    case .weekly:
      guard places.isEmpty else { return nil }
      return unit("week") + " on " + (weekdays.isEmpty ? String(start.weekday.name.prefix(3)) : names)
    case .monthly:
      if Set(weekdays.map(\.weekday)) == [.monday, .tuesday, .wednesday, .thursday, .friday], places == [1] || places == [-1],
        weekdays.allSatisfy({ $0.place == 0 }), monthDays.isEmpty
      {
        return unit("month") + " on " + (places == [1] ? "1st weekday" : "last weekday")
      }
      guard weekdays.isEmpty || monthDays.isEmpty, places.isEmpty else { return nil }
      guard weekdays.isEmpty else { return ordinals.map { unit("month") + " on " + $0 } }
      return monthDayText(start).map { unit("month") + " on " + $0 }
    case .yearly:
      guard weekdays.isEmpty, places.isEmpty, months.count < 2, let month = Month(rawValue: months.first ?? start.month),
        let days = monthDayText(start)
      else { return nil }
      return unit("year") + " on " + month.name.prefix(3).lowercased() + " " + days
    }
  }

  private func monthDayText(_ start: CivilDate) -> String? {
    guard monthDays.allSatisfy({ $0 > 0 || $0 == -1 }) else { return nil }
    return monthDays.isEmpty ? "\(start.day)" : monthDays.map { $0 == -1 ? "last" : "\($0)" }.joined(separator: " ")
  }

  /// `1st mon last fri`; nil where a place is none of a month that has a name.
  private var ordinals: String? {
    let names = [1: "1st", 2: "2nd", 3: "3rd", 4: "4th", 5: "5th", -1: "last"]
    let parts = weekdays.compactMap { place, weekday in names[place].map { "\($0) \(weekday.name.prefix(3))" } }
    return parts.count == weekdays.count ? parts.joined(separator: " ") : nil
  }
}
