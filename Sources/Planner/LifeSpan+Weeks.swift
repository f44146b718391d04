public import Chronology

// The count of weeks and years of a life (format, *Weeks in figures*).

extension LifeSpan {
  /// The weeks that stand for a year. Fifty-two weeks are a day or two short of one, so the count ends some weeks before the
  /// birthday of the expected age.
  public static let weeksInYear = 52

  /// How many weeks the life is expected to have.
  public var weeks: Int { expectancy * LifeSpan.weeksInYear }

  /// The number of the week that a day is in, from 1: ⌊(day − birth) / 7⌋ + 1. It goes on after the expected end. Nil before
  /// birth.
  public func weekNumber(on date: CivilDate) -> Int? {
    date < born ? nil : born.days(until: date) / 7 + 1
  }

  /// The seven days of a week; fewer only in the last week before 9999-12-31. Nil for a week before the first, and for one that
  /// begins after that day.
  public func days(ofWeek number: Int) -> DateRange? {
    guard number >= 1, number - 1 <= born.days(until: .latest) / 7 else { return nil }
    let first = born.adding(days: (number - 1) * 7)
    return DateRange(first: first, last: first.adding(days: 6))
  }

  /// The day on which an age in years is reached: the day of birth for 0. A birthday of 29 February falls on the 28th in common
  /// years. Nil for a negative age, and after 9999.
  public func birthday(_ age: Int) -> CivilDate? {
    guard age >= 0, age <= CivilDate.latest.year - born.year else { return nil }
    return born.adding(years: age)
  }

  /// The age in years on a day; nil before birth.
  public func age(on date: CivilDate) -> Int? { lastBirthday(upTo: date)?.age }

  /// The last birthday up to a day, birth among them, and the age that is reached on it; nil before birth.
  func lastBirthday(upTo date: CivilDate) -> (age: Int, date: CivilDate)? {
    guard date >= born else { return nil }
    let years = date.year - born.year
    let birthday = born.adding(years: years)
    return birthday <= date ? (years, birthday) : (years - 1, born.adding(years: years - 1))
  }

  /// The week with which the second half of the weeks begins.
  public var halfwayWeek: Int { weeks / 2 + 1 }
}
