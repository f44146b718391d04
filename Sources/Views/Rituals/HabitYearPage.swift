import Chronology
import Diagnostics
package import Insight
package import Languages
package import Planner

/// Days of habits one by one: a picture of each, and a table of the months beside them.
package enum HabitYearPage {
  /// The habits as a section; nothing where no arc ran.
  static func parts(_ years: [HabitYear], color: Color?, in language: Language) -> [PagePart] {
    guard let first = years.first else { return [] }
    let pictures = years.enumerated().map { place, year in
      var grid = grid(year, color: color, in: language)
      // What the squares mean is said once.
      if place > 0 { grid.legend = [] }
      return PagePart.section(
        PageSection(
          .titled(heading(year, in: language), year.icon),
          details: [PageText(words(year, in: language))],
          [.grid(grid)]
        )
      )
    }
    let title = PageText(language.say(HabitYearMessage.title))
    return [.section(PageSection(title, pictures + [.table(months(years, first.period, in: language))]))]
  }

  /// Of a habit whose words are markup alone nothing is left.
  private static func heading(_ year: HabitYear, in language: Language) -> PageText {
    let isNamed = !year.title.allSatisfy(\.isWhitespace)
    return isNamed ? PageText(name: year.written) : PageText(language.say(HabitYearMessage.untitled))
  }

  /// The same as a picture has it: in words, without where they lead.
  package static func title(_ year: HabitYear, in language: Language) -> String { heading(year, in: language).words }

  /// `47 of 60 days done, 3 skipped`
  package static func words(_ year: HabitYear, in language: Language) -> String {
    let (done, due, skipped) = year.counts
    return language.say(HabitYearMessage.days(done, of: due, skipped: skipped))
  }

  /// A row for each day of the week, a column for each week.
  package static func grid(_ year: HabitYear, color: Color?, in language: Language) -> PageGrid {
    let (done, due, skipped) = year.counts
    return PageGrid(
      language.say(HabitYearMessage.weeksOf(title(year, in: language))),
      description: language.say(HabitYearMessage.daysOfPicture(done, of: due, skipped: skipped, year.period)),
      weeks: year.weeks,
      date: \.date,
      legend: [
        PageGrid.Meaning(square(.done, color), language.state(HabitState.done)),
        PageGrid.Meaning(square(.skipped, color), language.state(HabitState.skipped)),
        PageGrid.Meaning(square(.missed, color), language.state(HabitState.missed)),
        PageGrid.Meaning(square(.open, color), language.say(TaskMessage.openToday)),
      ],
      in: language
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

  /// How many days of each month were done, and how many of those that count were due, in one way through the days.
  ///
  /// - Parameter months: months that follow each other.
  private static func counts(of year: HabitYear, in months: [DateRange]) -> [(done: Int, due: Int)] {
    var counts = [(done: Int, due: Int)](repeating: (done: 0, due: 0), count: months.count)
    guard let start = months.first?.first else { return counts }
    for week in year.weeks {
      for day in week {
        guard let day, let state = day.state else { continue }
        let place = (day.date.year - start.year) * 12 + day.date.month - start.month
        guard months.indices.contains(place), months[place].contains(day.date) else { continue }
        switch state {
        case .done:
          counts[place].done += 1
          counts[place].due += 1
        case .missed, .open: counts[place].due += 1
        case .skipped, .ahead, .notDue: break
        }
      }
    }
    return counts
  }

  /// How often each was done in each month, of the months that have a day of one.
  private static func months(_ years: [HabitYear], _ period: DateRange, in language: Language) -> PageTable {
    var months: [DateRange] = []
    var first = period.first.startOfMonth
    while first <= period.last, let month = DateRange(first: first, last: first.adding(months: 1).adding(days: -1)) {
      months.append(month)
      first = first.adding(months: 1)
    }
    let counts = years.map { self.counts(of: $0, in: months) }
    let rows = months.indices.compactMap { place -> PageTable.Row? in
      let month = months[place]
      let cells = counts.map { counts in
        let (done, due) = counts[place]
        return due == 0 ? "" : language.say(TaskMessage.part(done: done, due: due))
      }
      guard cells.contains(where: { !$0.isEmpty }) else { return nil }
      return PageTable.Row(
        PageText(
          Month(rawValue: month.first.month).map { language.capitalized(language.monthAndYear($0, month.first.year)) } ?? ""
        ),
        cells.map { PageTable.Cell(PageText($0.isEmpty ? "–" : $0)) }
      )
    }
    return PageTable(
      PageText(language.say(HabitYearMessage.daysOfMonths)),
      columns: [PageTable.Column(language.say(HabitYearMessage.month), keepsLines: true)]
        + years.map { PageTable.Column(written: heading($0, in: language), isNumber: true) },
      rows: rows
    )
  }
}
