package import Chronology
package import Languages

extension PageGrid {
  /// Weeks beside each other: a row for each day of the week, a column for each week.
  ///
  /// - Parameters:
  ///   - weeks: seven days each; nil for those that are not shown.
  ///   - square: what a day is.
  package init<Day>(
    _ title: String,
    description: String,
    weeks: [[Day?]],
    date: (Day) -> CivilDate,
    legend: [Meaning],
    in language: Language,
    square: (Day) -> Square
  ) {
    let rows = (0..<7).map { weekday in
      let name = weeks.lazy.compactMap { $0[weekday] }.first.map { language.twoLetters(of: date($0).weekday) } ?? ""
      return Row(name, weeks.map { $0[weekday].map(square) ?? Square(.blank) })
    }
    self.init(title, description: description, rows: rows, legend: legend)
  }
}
