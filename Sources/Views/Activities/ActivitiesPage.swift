package import Chronology
import Diagnostics
import Insight
package import Languages
import Planner

extension ActivitiesView {
  /// The activities as a page: all in a table, then each with a year of its days.
  package func page(in language: Language) -> PageContent {
    ActivitiesPage(sheet, in: language).content
  }
}

/// The activities as a page.
private struct ActivitiesPage {
  private let sheet: ActivitiesSheet
  private let words: ActivityWords

  init(_ sheet: ActivitiesSheet, in language: Language) {
    self.sheet = sheet
    words = ActivityWords(language)
  }

  var content: PageContent {
    let today = PageText(sheet.today, words.language.weekdayAndDate(sheet.today))
    return PageContent(
      title: PageText(words.say(.title)),
      details: [today] + words.summary(sheet).map { PageText($0, .quiet) },
      parts: [PagePart](sheet.notes) + (sheet.rows.isEmpty ? [] : [.table(table)]) + sheet.rows.map { .section(section($0)) }
    )
  }

  private var table: PageTable {
    let columns = [PageTable.Column(words.say(.activity)), PageTable.Column(words.say(.last))]
    let numbers = ActivityPeriod.allCases.map { words.say(.period($0)) } + [words.say(.inAll)]
    return PageTable(
      PageText(words.say(.howOften)),
      columns: columns + numbers.map { PageTable.Column($0, isNumber: true) },
      rows: sheet.rows.map { row in
        let counts = ActivityPeriod.allCases.map { row.history.count(in: $0) } + [row.history.total]
        return PageTable.Row(
          .titled(row.activity.title, row.activity.icon),
          [PageTable.Cell(PageText(words.last(row.history)))]
            + counts.map { PageTable.Cell(PageText(words.language.number($0))) },
          color: row.color
        )
      }
    )
  }

  private func section(_ row: ActivitiesSheet.Row) -> PageSection {
    var details = row.activity.category.map { [PageText(name: $0)] } ?? []
    if let since = row.activity.since { details.append(PageText(since, words.say(.since(since)), .quiet)) }
    details += ([words.last(row.history)] + words.intervals(row.history)).map { PageText($0, .quiet) }
    let completions = row.history.completions(in: ActivityPeriod.twelveMonths.days(upTo: sheet.today))
    let entries = completions.map { completion in
      PageEntry(
        PageText(completion.day, words.language.weekdayAndDate(completion.day)),
        details: words.texts(of: completion, sheet.clock).map { $0.styled(.quiet) },
        parts: [PagePart](completion.notes)
      )
    }
    return PageSection(
      .titled(row.activity.title, row.activity.icon),
      details: details,
      color: row.color,
      [PagePart](row.activity.notes) + [.grid(year(of: row, count: completions.count))]
        + (entries.isEmpty ? [] : [.list(entries)])
    )
  }

  private func year(of row: ActivitiesSheet.Row, count: Int) -> PageGrid {
    let year = ActivityYear(row.history, weekStart: sheet.weekStart)
    return PageGrid(
      words.say(.yearByWeeks),
      description: words.say(.yearInWords(count, year.period)),
      of: year,
      today: sheet.today,
      color: row.color,
      words
    )
  }
}

extension PageGrid {
  fileprivate init(
    _ title: String,
    description: String,
    of year: ActivityYear,
    today: CivilDate,
    color: Color?,
    _ words: ActivityWords
  ) {
    let done = Square(.full, color: color)
    let legend = [Meaning(done, words.say(.done)), Meaning(Square(.empty), words.say(.notDone))]
    self.init(title, description: description, weeks: year.weeks, date: \.date, legend: legend, in: words.language) {
      $0.isDone ? done : Square($0.date > today ? .blank : .empty)
    }
  }
}

extension ActivitiesSheet.Row {
  /// The days of a period, and on how many of them it was done, in words.
  package func year(of period: DateRange, weekStart: Weekday, in language: Language) -> PageGrid {
    let words = ActivityWords(language)
    let year = ActivityYear(history, in: period, weekStart: weekStart)
    let count = year.weeks.joined().count { $0?.isDone ?? false }
    return PageGrid(
      PageText(markdown: activity.title).words,
      description: words.say(.daysDone(count)),
      of: year,
      today: history.today,
      color: color,
      words
    )
  }
}
