public import Chronology

extension RitualHistory {
  /// The first days of the months up to today in which some arc ran, rising.
  public var months: [CivilDate] {
    var months: Set<CivilDate> = []
    for days in runs.joined().compactMap(\.self) {
      let last = min(days.last, today).startOfMonth
      var month = days.first.startOfMonth
      while month <= last {
        months.insert(month)
        guard month < last else { break }
        month = month.adding(months: 1)
      }
    }
    return months.sorted()
  }
}
