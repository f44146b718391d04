import TestSupport

@testable import Chronology

extension Recurrence {
  /// Any rule, each form about as often as the others, with small intervals more often than great ones.
  static func random(using random: inout SplitMix64) -> Recurrence {
    let interval =
      random.chance(40)
      ? 1 : random.chance(80) ? Int.random(in: 2...5, using: &random) : Int.random(in: 1...999, using: &random)
    let unit = Unit.allCases.randomElement(using: &random)!
    return Recurrence(every: interval, unit, on: .random(of: unit, using: &random))!
  }

  /// The rule's text as a careless person may write it: names in full, plurals, commas, capitals, odd spaces.
  func carelessText(using random: inout SplitMix64) -> String {
    var words = canonicalWords
    for index in words.indices {
      if let weekday = Weekday(name: words[index]), random.chance(50) {
        words[index] = weekday.fullName + (random.chance(50) ? "s" : "")
      } else if let month = Month(name: words[index]), random.chance(50) {
        words[index] = month.fullName
      } else if ["weekday", "weekend", "day", "week", "month", "year", "hour"].contains(words[index]), random.chance(30) {
        words[index] += "s"
      }
      if random.chance(20) { words[index] = random.chance(50) ? words[index].uppercased() : words[index].capitalized }
    }
    let firstOfList = (words.firstIndex(of: "on") ?? -1) + 1
    return words.indices.reduce("") { text, index in
      guard index > 0 else { return words[index] }
      let isInList = index > firstOfList && (firstOfList > 0 || Weekday(name: words[0]) != nil)
      let gap =
        isInList && random.chance(30)
        ? [",", ", ", " ,"].randomElement(using: &random)!
        : [" ", "  ", "\u{A0}", "\t"][
          random.chance(80) ? 0 : Int.random(in: 0...3, using: &random)
        ]
      return text + gap + words[index]
    }
  }

  private var canonicalWords: [String] { description.split(separator: " ").map(String.init) }
}

extension Recurrence.Selection {
  static func random(of unit: Recurrence.Unit, using random: inout SplitMix64) -> Recurrence.Selection {
    if random.chance(20) { return .unsaid }
    if unit != .hour, unit != .day, random.chance(10) {
      return .times(Int.random(in: 2...(random.chance(80) ? 9 : 999), using: &random))
    }
    if unit != .hour, random.chance(10) { return .afterDone }
    switch unit {
    case .day: return .unsaid
    case .hour, .week: return .weekdays(WeekdaySet(rawValue: UInt8.random(in: 1...127, using: &random)))
    case .year: return .yearDays(Month.allCases.randomElement(using: &random)!, .random(using: &random))
    case .month: break
    }
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return .workdays(first: true, last: random.chance(30))
    case 1: return .workdays(first: random.chance(30), last: true)
    case 2, 3:
      return .positions(
        (0...Int.random(in: 0...3, using: &random)).map { _ in
          MonthPosition(.allCases.randomElement(using: &random)!, .allCases.randomElement(using: &random)!)
        }
      )
    default: return .days(.random(using: &random))
    }
  }
}

extension MonthDays {
  static func random(using random: inout SplitMix64) -> MonthDays {
    let numbers = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      random.chance(30) ? Int.random(in: 28...31, using: &random) : Int.random(in: 1...31, using: &random)
    }
    return MonthDays(numbers, last: numbers.isEmpty || random.chance(20))
  }
}

extension RecurrenceSchedule {
  /// Any rule, with and without bounds, months and an entry.
  static func random(using random: inout SplitMix64) -> RecurrenceSchedule {
    let from = random.chance(60) ? CivilDate.random(in: 1990...2030, using: &random) : nil
    return RecurrenceSchedule(
      .random(using: &random),
      from: from,
      until: random.chance(30) ? (from ?? date("2010-01-01")).adding(days: Int.random(in: -10...9000, using: &random)) : nil,
      months: random.chance(70) ? .all : MonthSet(rawValue: UInt16.random(in: 1...0x0FFF, using: &random)),
      window: random.chance(50) ? TimeRange(start: time("08:30"), end: time("20:30")) : nil,
      weekStart: random.chance(40) ? .monday : Weekday.allCases.randomElement(using: &random)!,
      earliestEntry: random.chance(30) ? CivilDate.random(in: 1990...2030, using: &random) : nil
    )
  }
}
