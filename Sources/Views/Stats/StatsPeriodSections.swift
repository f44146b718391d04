import Chronology
import Diagnostics
import Insight
import Languages
import Planner

/// The parts of a view of a month or a year, each a table with a heading.
struct StatsPeriodSections: Sendable {
  struct Section {
    var title: String
    var table: StatsPeriodTable
    /// A line below the table.
    var closing: [String] = []
  }

  private typealias Cell = StatsPeriodTable.Cell
  private typealias Column = StatsPeriodTable.Column

  private let sheet: StatsPeriodSheet
  private let words: StatsPeriodWords

  init(_ sheet: StatsPeriodSheet, _ words: StatsPeriodWords) {
    self.sheet = sheet
    self.words = words
  }

  /// Those that have something to tell.
  var all: [Section] {
    if let key = sheet.key { return [sums(by: key)].compactMap(\.self) }
    return [months, rituals, tasks, streaks, recurring, bests, activities, numbers].compactMap(\.self)
  }

  // MARK: Cells

  private func part(_ rates: [Rate], _ words: String, heading: String = "Done") -> Column {
    let cells = rates.map { rate in
      let text = "\(LifeWords.number(rate.done)) of \(LifeWords.number(rate.due))"
      return rate.due == 0 ? Cell("–", "", .quiet) : Cell(text, text + words)
    }
    return Column(heading: heading, cells: cells)
  }

  /// A percent, which is set off as its band is.
  private func percent(_ rates: [Rate], heading: String = "", _ words: String = "", spare: Int = 0) -> Column {
    let cells = rates.map { rate in
      rate.due == 0
        ? Cell(heading.isEmpty ? "" : "–", "", .quiet)
        : Cell(Language.english.percent(rate), words + Language.english.percent(rate), rate.band.style)
    }
    return Column(heading: heading, cells: cells, spare: spare)
  }

  private func bar(_ rates: [Rate], spare: Int) -> Column {
    Column(
      cells: rates.map { Cell($0.due == 0 ? "" : RateText.bar($0), "", $0.band.style) },
      alignment: .left,
      spare: spare,
      isPicture: true
    )
  }

  /// Numbers, quiet where they are 0. Of a 0 nothing is said, unless it matters.
  private func count(
    _ heading: String,
    _ numbers: [Int],
    spare: Int = 0,
    saysZero: Bool = false,
    words: (Int) -> String
  ) -> Column {
    let cells = numbers.map { number in
      Cell(LifeWords.number(number), number == 0 && !saysZero ? "" : words(number), number == 0 ? .quiet : .plain)
    }
    return Column(heading: heading, cells: cells, spare: spare)
  }

  private func page(_ items: [StatsPeriodItem]) -> Column {
    Column(cells: items.map { Cell($0.page, nil, .quiet) }, alignment: .left, spare: 1)
  }

  private func table(of items: [StatsPeriodItem], _ columns: [Column]) -> StatsPeriodTable {
    StatsPeriodTable(
      titles: items.map { ShownText.titled($0.title, $0.item.icon) },
      styles: items.map { _ in .plain },
      columns: columns + [page(items)]
    )
  }

  // MARK: Sums

  private func sums(by key: StatsPeriodSum.Key) -> Section? {
    guard !sheet.sums.isEmpty else { return nil }
    let sums = sheet.sums
    var columns: [Column] = []
    func add(_ heading: String, _ rate: KeyPath<StatsPeriodSum, Rate>) {
      let rates = sums.map { $0[keyPath: rate] }
      guard rates.contains(where: { $0.due > 0 }) else { return }
      let cells = rates.map { rate in
        let text = "\(LifeWords.number(rate.done)) of \(LifeWords.number(rate.due))"
        return rate.due == 0 ? Cell("–", "", .quiet) : Cell(text, "\(heading.lowercased()) \(text)")
      }
      columns.append(Column(heading: heading, cells: cells))
    }
    func add(_ heading: String, _ number: KeyPath<StatsPeriodSum, Int>) {
      let numbers = sums.map { $0[keyPath: number] }
      guard numbers.contains(where: { $0 > 0 }) else { return }
      columns.append(count(heading, numbers) { "\(heading.lowercased()) \(LifeWords.number($0))" })
    }
    add("Tasks", \.tasks)
    add("Habits", \.habits)
    add("Streaks", \.streaks)
    add("Recurring", \.settled)
    add("Activities", \.activities)
    let titles = sums.map { sum in sum.name.map { key == .tag ? "#\($0)" : $0 } ?? "no \(key.rawValue)" }
    let table = StatsPeriodTable(titles: titles, styles: sums.map { $0.name == nil ? .quiet : .plain }, columns: columns)
    return Section(title: "By \(key.rawValue)", table: table)
  }

  // MARK: Rituals

  private var rituals: Section? {
    guard !sheet.rituals.isEmpty else { return nil }
    let rows = [sheet.all] + sheet.rituals
    let rates = rows.map(\.totals.rate)
    let perfect = rows.map { row in
      let due = row.totals.dueDays
      let days = "\(row.totals.perfectDays) of \(due)"
      return due == 0 ? Cell("–", "", .quiet) : Cell(days, "\(days) \(due == 1 ? "day" : "days") perfect")
    }
    let table = StatsPeriodTable(
      titles: rows.map { ShownText.titled($0.title, $0.icon) },
      styles: [.strong] + sheet.rituals.map { _ in .plain },
      columns: [
        part(rates, " done"), percent(rates), bar(rates, spare: 2), Column(heading: "Perfect days", cells: perfect),
        count("Longest", rows.map(\.totals.longestStreak)) { "longest streak \(counted($0, "day"))" },
      ]
    )
    return Section(title: "Rituals", table: table, closing: words.closing)
  }

  // MARK: Months

  /// A month a row, and a last one for the year. Of months to come there is nothing to tell.
  private var months: Section? {
    guard !sheet.months.isEmpty, !sheet.isBlank else { return nil }
    let year = StatsPeriodSheet.MonthRow(
      days: sheet.days,
      all: sheet.all,
      streaks: sheet.months.map(\.streaks).reduce(.nothing, +),
      recurring: sheet.months.map(\.recurring).reduce(.nothing, +),
      tasks: sheet.months.reduce(0) { $0 + $1.tasks },
      activities: sheet.months.reduce(0) { $0 + $1.activities }
    )
    let rows = sheet.months + [year]
    var columns = (sheet.hasRituals ? ritualColumns(rows) : []) + otherColumns(rows, year)
    guard !columns.isEmpty else { return nil }
    let isAhead = rows.map { $0.days.first > sheet.today }
    for row in rows.indices {
      for column in columns.indices where isAhead[row] { columns[column].cells[row] = Cell("") }
      if columns.allSatisfy({ $0.cells[row].words.isEmpty }) {
        columns[0].cells[row].words = isAhead[row] ? "in the future" : "nothing"
      }
    }
    let names = sheet.months.map { Month(rawValue: $0.days.first.month)?.title ?? "" }
    return Section(
      title: "Months",
      table: StatsPeriodTable(
        titles: names + [words.title],
        styles: isAhead.dropLast().map { $0 ? .quiet : .plain } + [.strong],
        columns: columns
      )
    )
  }

  private func ritualColumns(_ rows: [StatsPeriodSheet.MonthRow]) -> [Column] {
    let rates = rows.map(\.all.totals.rate)
    var figures = [
      count("Perfect", rows.map(\.all.totals.perfectDays)) { counted($0, "perfect day") },
      count("Longest", rows.map(\.all.totals.longestStreak)) { "longest streak \(counted($0, "day"))" },
    ]
    // Where nothing was due there is nothing to be perfect.
    for row in rows.indices where rates[row].due == 0 {
      for column in figures.indices { figures[column].cells[row] = Cell("–", "", .quiet) }
    }
    return [part(rates, " done"), percent(rates), bar(rates, spare: 5)] + figures
  }

  /// Of pages and activities, where the year has any.
  private func otherColumns(_ rows: [StatsPeriodSheet.MonthRow], _ year: StatsPeriodSheet.MonthRow) -> [Column] {
    var columns: [Column] = []
    if year.tasks > 0 { columns.append(count("Tasks", rows.map(\.tasks), spare: 4) { "tasks \(LifeWords.number($0))" }) }
    if year.streaks.due > 0 { columns.append(percent(rows.map(\.streaks), heading: "Streaks", "streaks ", spare: 3)) }
    if year.recurring.due > 0 {
      columns.append(percent(rows.map(\.recurring), heading: "Recurring", "recurring tasks ", spare: 2))
    }
    if year.activities > 0 {
      columns.append(count("Activities", rows.map(\.activities), spare: 1) { "activities \(LifeWords.number($0))" })
    }
    return columns
  }

  // MARK: Tasks

  private var tasks: Section? {
    guard !sheet.tasks.isEmpty else { return nil }
    let counts = [sheet.tasks.reduce(0) { $0 + $1.count }] + sheet.tasks.map(\.count)
    let titles = sheet.tasks.map { row in
      switch row.home {
      case .project(let title), .page(let title): title
      case .days: "Days"
      }
    }
    return Section(
      title: "Tasks",
      table: StatsPeriodTable(
        titles: ["All tasks"] + titles,
        styles: [.strong] + sheet.tasks.map { $0.home == .days ? .quiet : .plain },
        columns: [count("Done", counts) { "\(LifeWords.number($0)) done" }]
      )
    )
  }

  // MARK: Pages and activities

  private var streaks: Section? {
    guard !sheet.streaks.isEmpty else { return nil }
    let values = sheet.streaks.map(\.value)
    let rates = values.map(\.period.rate)
    let columns = [
      part(rates, " done"), percent(rates), bar(rates, spare: 2),
      count("Longest", values.map(\.period.longest), saysZero: true) { "longest \($0)" },
      count("Now", values.map(\.current), saysZero: true) { "now \($0)" },
    ]
    return Section(title: "Streaks", table: table(of: sheet.streaks.map(\.item), columns))
  }

  private var recurring: Section? {
    guard !sheet.recurring.isEmpty else { return nil }
    let rates = sheet.recurring.map(\.value)
    let columns = [part(rates, " settled", heading: "Settled"), percent(rates), bar(rates, spare: 2)]
    return Section(title: "Recurring tasks", table: table(of: sheet.recurring.map(\.item), columns))
  }

  private var bests: Section? {
    guard !sheet.bests.isEmpty else { return nil }
    let values = sheet.bests.map(\.value)
    let best = values.map { $0.period.best.map { StatsPeriodWords.quantity($0, "") } ?? "" }
    let standing = values.map { value in value.standing.map { StatsPeriodWords.quantity($0, value.unit) } ?? "" }
    let columns = [
      count("Attempts", values.map(\.period.attempts)) { counted($0, "attempt") },
      Column(heading: "Best", cells: best.map { Cell($0, "best \($0)") }),
      Column(heading: "So far", cells: standing.map { Cell($0, "so far \($0)") }, alignment: .left),
    ]
    return Section(title: "Bests", table: table(of: sheet.bests.map(\.item), columns))
  }

  private var activities: Section? {
    guard !sheet.activities.isEmpty else { return nil }
    let total = sheet.activities.reduce(0) { $0 + $1.days }
    let counts = [total] + sheet.activities.map(\.days)
    return Section(
      title: "Activities",
      table: StatsPeriodTable(
        titles: ["All activities"] + sheet.activities.map { ShownText.titled($0.title, $0.icon) },
        styles: [.strong] + sheet.activities.map { _ in .plain },
        columns: [count("Times", counts) { counted($0, "time") }]
      )
    )
  }

  private var numbers: Section? {
    guard !sheet.numbers.isEmpty else { return nil }
    let values = sheet.numbers.map { Cell(StatsPeriodWords.number($0)) }
    let percents = sheet.numbers.map { row in Cell(row.value.percent.map { "\($0) %" } ?? "") }
    let columns = [Column(cells: values, alignment: .left), Column(cells: percents)]
    return Section(title: "As of today", table: table(of: sheet.numbers.map(\.item), columns))
  }
}
