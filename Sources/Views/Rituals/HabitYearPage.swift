import Chronology
import Diagnostics
package import Insight
package import Planner

/// Days of habits one by one: a picture of each, and a table of the months beside them.
package enum HabitYearPage {
  /// The states of a due day, but for skipped ones.
  private static let counted: Set<HabitState> = [.done, .missed, .open]

  /// The habits as a section; nothing where no arc ran.
  static func parts(_ years: [HabitYear], color: Color?) -> [PagePart] {
    guard let first = years.first else { return [] }
    let pictures = years.enumerated().map { place, year in
      var grid = grid(year, color: color)
      // What the squares mean is said once.
      if place > 0 { grid.legend = [] }
      return PagePart.section(
        PageSection(.titled(plain: year.title, year.icon), details: [PageText(words(year))], [.grid(grid)])
      )
    }
    return [.section(PageSection("Each habit, the last twelve months", pictures + [.table(months(years, first.period))]))]
  }

  /// Of a habit whose words are markup alone nothing is left.
  package static func title(_ year: HabitYear) -> String { year.title.allSatisfy(\.isWhitespace) ? "Untitled" : year.title }

  /// `47 of 60 days done, 3 skipped`
  package static func words(_ year: HabitYear) -> String {
    let skipped = year.count(of: [.skipped])
    let done = year.count(of: [.done])
    return "\(done) of \(LifeWords.count(max(year.count(of: counted), done), "day")) done"
      + (skipped == 0 ? "" : ", \(skipped) skipped")
  }

  /// A row for each day of the week, a column for each week.
  package static func grid(_ year: HabitYear, color: Color?) -> PageGrid {
    PageGrid(
      "\(title(year)): a column for each week",
      description: "\(words(year)), from \(year.period.first) to \(year.period.last).",
      weeks: year.weeks,
      date: \.date,
      legend: [
        PageGrid.Meaning(PageGrid.Square(.full, color: color), "done"),
        PageGrid.Meaning(PageGrid.Square(.marked, color: color), "skipped"),
        PageGrid.Meaning(PageGrid.Square(.empty), "missed"), PageGrid.Meaning(PageGrid.Square(.now), "open today"),
      ]
    ) { square($0.state, color) }
  }

  private static func square(_ state: HabitState?, _ color: Color?) -> PageGrid.Square {
    switch state {
    case .done: PageGrid.Square(.full, color: color)
    case .skipped: PageGrid.Square(.marked, color: color)
    case .missed: PageGrid.Square(.empty)
    case .open: PageGrid.Square(.now)
    case .ahead, .notDue, nil: PageGrid.Square(.blank)
    }
  }

  /// How often each was done in each month, of the months that have a day of one.
  private static func months(_ years: [HabitYear], _ period: DateRange) -> PageTable {
    var months: [DateRange] = []
    var first = period.first.startOfMonth
    while first <= period.last, let month = DateRange(first: first, last: first.adding(months: 1).adding(days: -1)) {
      months.append(month)
      first = first.adding(months: 1)
    }
    let rows = months.compactMap { month -> PageTable.Row? in
      let cells = years.map { year in
        let done = year.count(of: [.done], in: month)
        let due = max(year.count(of: counted, in: month), done)
        return due == 0 ? "" : "\(done) of \(due)"
      }
      guard cells.contains(where: { !$0.isEmpty }) else { return nil }
      return PageTable.Row(
        PageText(HistoryWords.month(month.first)),
        cells.map { PageTable.Cell(PageText($0.isEmpty ? "–" : $0)) }
      )
    }
    return PageTable(
      "Days on which each was done",
      columns: [PageTable.Column("Month", keepsLines: true)] + years.map { PageTable.Column(title($0), isNumber: true) },
      rows: rows
    )
  }
}
