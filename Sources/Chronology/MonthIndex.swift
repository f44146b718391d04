/// A month of a year, counted from January of year 0.
struct MonthIndex: Comparable {
  var value: Int

  init(value: Int) {
    self.value = value
  }

  init(year: Int, month: Int) {
    value = year * 12 + month - 1
  }

  init(_ date: CivilDate) {
    let (year, month, _) = date.parts
    self.init(year: year, month: month)
  }

  var year: Int { floorQuotient(value, 12) }

  var month: Month { Month(rawValue: floorRemainder(value, 12) + 1)! }

  /// Whether it holds days at all: its year is 1 ... 9999.
  var isOfCalendar: Bool { 12..<120_000 ~= value }

  /// Of a month of the calendar.
  var dayCount: Int { CivilDate.daysInMonth(month.rawValue, ofYear: year) }

  /// Of a month of the calendar.
  var firstDay: CivilDate { CivilDate(dayNumber: CivilDate.dayNumber(year: year, month: month.rawValue, day: 1)) }

  static func < (left: MonthIndex, right: MonthIndex) -> Bool { left.value < right.value }
}

/// Days of one month: bit n - 1 is day n.
typealias DayMask = UInt32
