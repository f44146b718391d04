package import Chronology

/// Why a person's words are not read as a day, period, time or length. What is said of it is the command line's.
package enum PhraseProblem: Error, Hashable, Sendable {
  /// Nothing is known of the words.
  case unknown
  /// `3/4`, `3/4/2026`: two dates of one year, if it is written, that are both in the calendar.
  case ambiguous(PhraseMonthDay, PhraseMonthDay, year: Int?)
  /// `2026-02-30`. With the day and the month exchanged it would be one, perhaps.
  case noSuchDate(exchanged: PhraseMonthDay?)
  /// `3/4/26`: which of the numbers is the year is not plain.
  case shortYear
  /// `27`: a day of the month, or a number of days.
  case bareNumber(Int)
  /// `3m`: months or minutes.
  case monthsOrMinutes(Int)
  /// `3h` where days are counted.
  case notOfDays
  /// `2d` where minutes are counted.
  case notOfClock
  /// More than 9,999 days, weeks, months or years.
  case tooFar
  /// `next week` where one day is asked for.
  case period
  /// `thu 27 nov`: the day that is meant, and the weekday that is said, which is not its own.
  case otherWeekday(CivilDate, Weekday)
  /// `thu 2026-11-27`: it is another weekday.
  case wrongWeekday(CivilDate)
  /// The last day is before the first.
  case backwards(first: CivilDate, last: CivilDate)
  /// `25:00`.
  case noSuchTime
  /// `9-5`: the end is before the start.
  case endBeforeStart(TimeOfDay, TimeOfDay)
  /// A length of nothing.
  case nothing
  /// More than a day.
  case longerThanADay
  /// `tomorrow morning`: a part of the day where a time is asked for.
  case partOfDay
  /// `1h30` where both a time and a length may be meant.
  case timeOrLength(TimeOfDay)
  /// `45m` where a time is asked for.
  case lengthAlone
  /// A sign where no change is meant.
  case signed
}

/// A day of a month of any year.
package struct PhraseMonthDay: Hashable, Sendable {
  package var month: Month
  package var day: Int

  /// `nil` for 31 April; 29 February is one.
  init?(month: Int, day: Int) {
    guard CivilDate(year: 2000, month: month, day: day) != nil, let month = Month(rawValue: month) else { return nil }
    (self.month, self.day) = (month, day)
  }

  /// The nearest such day in a direction, today included; 29 February in the nearest year that has one.
  func date(in context: PhraseContext) -> CivilDate {
    let step = context.direction == .ahead ? 1 : -1
    for distance in 0...8 {
      let year = context.today.year + step * distance
      guard let date = CivilDate(year: year, month: month.rawValue, day: day) else { continue }
      if step > 0 ? date >= context.today : date <= context.today { return date }
    }
    return step > 0 ? .latest : .earliest
  }

  func date(ofYear year: Int) throws(PhraseProblem) -> CivilDate {
    guard let date = CivilDate(year: year, month: month.rawValue, day: day) else { throw .noSuchDate(exchanged: nil) }
    return date
  }
}
