import Chronology

/// Some days, weeks, months or years: `3d`, `2 weeks`, `a month`.
package struct PhraseDistance: Hashable, Sendable {
  var count: Int
  var unit: PhraseUnit

  /// - Throws: for `3m` and what is no unit of days, and for more than 9,999.
  init(_ count: Int, _ word: String) throws(PhraseProblem) {
    guard let unit = PhraseUnit(word) else {
      if word == "m" { throw .monthsOrMinutes(count) }
      if ["h", "hr", "hrs", "hour", "hours", "min", "mins", "minute", "minutes"].contains(word) { throw .notOfDays }
      throw .unknown
    }
    guard count <= 9_999 else { throw .tooFar }
    (self.count, self.unit) = (count, unit)
  }

  /// The day so far from another.
  func date(from day: CivilDate, _ direction: PhraseDirection) -> CivilDate {
    let count = direction == .ahead ? count : -count
    return switch unit {
    case .day: day.adding(days: count)
    case .week: day.adding(days: 7 * count)
    case .fortnight: day.adding(days: 14 * count)
    case .month: day.adding(months: count)
    case .year: day.adding(years: count)
    }
  }

  /// As many days from a day on, or up to it; `nil` of none.
  func days(from day: CivilDate, _ direction: PhraseDirection) -> DateRange? {
    let end = date(from: day, direction)
    return direction == .ahead
      ? DateRange(first: day, last: end.adding(days: -1)) : DateRange(first: end.adding(days: 1), last: day)
  }
}

enum PhraseUnit: Hashable, Sendable {
  case day, week, fortnight, month, year

  init?(_ word: String) {
    switch word {
    case "d", "day", "days": self = .day
    case "w", "wk", "wks", "week", "weeks": self = .week
    case "fortnight", "fortnights": self = .fortnight
    case "mo", "month", "months": self = .month
    case "y", "yr", "yrs", "year", "years": self = .year
    default: return nil
    }
  }
}
