import Chronology

/// The days that an insight looks back on: those that end with a day (format, *Insights*).
struct PastDays {
  let last: Int

  /// - Parameter last: the number of a day.
  init(through last: Int) {
    self.last = last
  }

  var week: ClosedRange<Int> { last - 6...last }
  var weekBefore: ClosedRange<Int> { last - 13...last - 7 }
  var month: ClosedRange<Int> { last - 30...last }
  var lastDay: CivilDate { CivilDate(dayNumber: last) }
}
