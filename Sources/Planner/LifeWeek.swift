public import Chronology

/// One week of a life: seven days from the weekday of birth (format, *Weeks of a life*).
public struct LifeWeek: Hashable, Sendable {
  /// From 1; it may be beyond the expected weeks.
  public let number: Int
  public let days: DateRange
  /// In years, on the first of its days.
  public let age: Int
  /// The age that is reached on one of its days; nil where no birthday is in it. Birth is none.
  public let birthday: Int?

  /// Nil for a week before the first, and for one that begins after 9999-12-31.
  public init?(number: Int, of span: LifeSpan) {
    guard let days = span.days(ofWeek: number), let (lastAge, reached) = span.lastBirthday(upTo: days.last) else { return nil }
    self.number = number
    self.days = days
    // In seven days no more than one birthday is.
    age = reached > days.first ? lastAge - 1 : lastAge
    birthday = reached >= days.first && lastAge > 0 ? lastAge : nil
  }

  /// The week that a day is in; nil before birth.
  public init?(on date: CivilDate, of span: LifeSpan) {
    guard let number = span.weekNumber(on: date) else { return nil }
    self.init(number: number, of: span)
  }

  /// `Week 1,547 · March 2024`: the month is that of the first of its days.
  public var title: String {
    let (year, month, _) = days.first.parts
    return "Week \(LifeWeeks.grouped(number)) · \(Month(rawValue: month)?.title ?? "") \(year)"
  }
}
