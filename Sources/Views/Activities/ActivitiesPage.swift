package import Chronology
import Diagnostics
import Insight
package import Languages
import Planner

extension ActivitiesView {
  /// The activities as a page: all in a table, then each with a year of its days.
  package func page(in language: Language) -> PageContent {
    PageContent(
      title: "Activities",
      details: [PageText(sheet.today, Language.english.weekdayAndDate(sheet.today))] + ActivityWords.summary(sheet).map { PageText($0, .quiet) },
      parts: [PagePart](sheet.notes) + (sheet.rows.isEmpty ? [] : [.table(table)]) + sheet.rows.map { .section(section($0)) }
    )
  }

  private var table: PageTable {
    let columns = [PageTable.Column("Activity"), PageTable.Column("Last")]
    let numbers = ActivityPeriod.allCases.map { ActivityWords.name(of: $0) } + ["In all"]
    return PageTable(
      "How often each was done",
      columns: columns + numbers.map { PageTable.Column($0, isNumber: true) },
      rows: sheet.rows.map { row in
        let counts = ActivityPeriod.allCases.map { row.history.count(in: $0) } + [row.history.total]
        return PageTable.Row(
          .titled(row.activity.title, row.activity.icon),
          [PageTable.Cell(PageText(ActivityWords.last(row.history)))]
            + counts.map { PageTable.Cell(PageText(LifeWords.number($0))) },
          color: row.color
        )
      }
    )
  }

  private func section(_ row: ActivitiesSheet.Row) -> PageSection {
    var details = row.activity.category.map { [PageText(DayWords.title($0))] } ?? []
    if let since = row.activity.since { details.append(PageText(since, "since \(since)", .quiet)) }
    details += ([ActivityWords.last(row.history)] + ActivityWords.intervals(row.history)).map { PageText($0, .quiet) }
    let completions = row.history.completions(in: ActivityPeriod.twelveMonths.days(upTo: sheet.today))
    let entries = completions.map { completion in
      PageEntry(
        PageText(completion.day, Language.english.weekdayAndDate(completion.day)),
        details: ActivityWords.details(of: completion, sheet.clock).map { PageText($0, .quiet) },
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
      "The past 12 months, a column a week",
      description:
        "\(LifeWords.count(count, "day")) done from \(year.period.first) to \(year.period.last); the list below has each.",
      of: year,
      today: sheet.today,
      color: row.color
    )
  }
}

extension PageGrid {
  fileprivate init(_ title: String, description: String, of year: ActivityYear, today: CivilDate, color: Color?) {
    let done = Square(.full, color: color)
    let legend = [Meaning(done, "done"), Meaning(Square(.empty), "not done")]
    self.init(title, description: description, weeks: year.weeks, date: \.date, legend: legend) {
      $0.isDone ? done : Square($0.date > today ? .blank : .empty)
    }
  }
}

extension ActivitiesSheet.Row {
  /// The days of a period, and on how many of them it was done, in words.
  package func year(in period: DateRange, weekStart: Weekday) -> PageGrid {
    let year = ActivityYear(history, in: period, weekStart: weekStart)
    let count = year.weeks.joined().count { $0?.isDone ?? false }
    return PageGrid(
      ShownText.line(activity.title),
      description: LifeWords.count(count, "day") + " done",
      of: year,
      today: history.today,
      color: color
    )
  }
}
