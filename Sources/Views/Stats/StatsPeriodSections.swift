import Chronology
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
    /// The same as a page has it.
    var closingOfPage: [PageText] = []
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

  private func say(_ heading: StatsHeading) -> String { words.say(heading) }

  // MARK: Cells

  private func part(_ rates: [Rate], heading: StatsHeading = .done, words: (Rate) -> StatsMessage) -> Column {
    let cells = rates.map { rate in
      rate.due == 0 ? Cell("–", "", .quiet) : Cell(self.words.language.part(rate), self.words.say(words(rate)))
    }
    return Column(heading: say(heading), cells: cells)
  }

  /// A percent, which is set off as its band is. It stands beside what it is of.
  private func percent(_ rates: [Rate]) -> Column {
    let cells = rates.map { rate in
      rate.due == 0 ? Cell("", "", .quiet) : Cell(words.language.percent(rate), nil, rate.band.style)
    }
    return Column(name: say(rates.contains { $0.due > 0 } ? .percent : .value), cells: cells)
  }

  /// A percent with a heading that says what it is of.
  private func percent(_ rates: [Rate], heading: StatsHeading, spare: Int, words: (Rate) -> StatsMessage) -> Column {
    let cells = rates.map { rate in
      let text = self.words.language.percent(rate)
      return rate.due == 0 ? Cell("–", "", .quiet) : Cell(text, self.words.say(words(rate)), rate.band.style)
    }
    return Column(heading: say(heading), cells: cells, spare: spare)
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
    _ heading: StatsHeading,
    _ numbers: [Int],
    spare: Int = 0,
    saysZero: Bool = false,
    words: (Int) -> StatsMessage
  ) -> Column {
    let cells = numbers.map { number in
      let told = number == 0 && !saysZero ? "" : self.words.say(words(number))
      return Cell(self.words.language.number(number), told, number == 0 ? .quiet : .plain)
    }
    return Column(heading: say(heading), cells: cells, spare: spare)
  }

  private func page(_ items: [StatsPeriodItem]) -> Column {
    let cells = items.map { item in
      var cell = Cell(item.page, nil, .quiet)
      cell.page = item.listed.home.titleName.page
      return cell
    }
    return Column(name: say(.page), cells: cells, alignment: .left, spare: 1)
  }

  /// Names by the rows in which they are, the first at a place.
  private func names(_ names: [PageText], from first: Int = 0) -> [Int: PageText] {
    Dictionary(uniqueKeysWithValues: names.enumerated().map { (first + $0.offset, $0.element) })
  }

  private func table(of items: [StatsPeriodItem], _ columns: [Column]) -> StatsPeriodTable {
    StatsPeriodTable(
      titles: items.map { ShownText.titled($0.title, $0.item.icon) },
      names: names(items.map { $0.listed.name(in: words.language).page(after: $0.item.icon) }),
      styles: items.map { _ in .plain },
      columns: columns + [page(items)]
    )
  }

  // MARK: Sums

  private func sums(by key: StatsPeriodSum.Key) -> Section? {
    guard !sheet.sums.isEmpty else { return nil }
    let sums = sheet.sums
    var columns: [Column] = []
    func add(_ heading: StatsHeading, _ rate: KeyPath<StatsPeriodSum, Rate>, _ words: (Rate) -> StatsMessage) {
      let rates = sums.map { $0[keyPath: rate] }
      if rates.contains(where: { $0.due > 0 }) { columns.append(part(rates, heading: heading, words: words)) }
    }
    func add(_ heading: StatsHeading, _ number: KeyPath<StatsPeriodSum, Int>, _ words: (Int) -> StatsMessage) {
      let numbers = sums.map { $0[keyPath: number] }
      if numbers.contains(where: { $0 > 0 }) { columns.append(count(heading, numbers, words: words)) }
    }
    add(.tasks, \.tasks, StatsMessage.tasks)
    add(.habits, \.habits, StatsMessage.habits)
    add(.streaks, \.streaks, StatsMessage.streaks)
    add(.recurring, \.settled, StatsMessage.recurring)
    add(.activities, \.activities, StatsMessage.activities)
    let titles = sums.map { sum in sum.name.map { key == .tag ? "#\($0)" : $0 } ?? say(.without(key)) }
    let table = StatsPeriodTable(titles: titles, styles: sums.map { $0.name == nil ? .quiet : .plain }, columns: columns)
    return Section(title: say(.by(key)), table: table)
  }

  // MARK: Rituals

  private var rituals: Section? {
    guard !sheet.rituals.isEmpty else { return nil }
    let totals = [sheet.all] + sheet.rituals.map(\.totals)
    let rates = totals.map(\.rate)
    let perfect = totals.map { totals in
      let (days, due) = (totals.perfectDays, totals.dueDays)
      guard due > 0 else { return Cell("–", "", .quiet) }
      return Cell(words.language.say(TaskMessage.part(done: days, due: due)), words.say(.perfect(days, of: due)))
    }
    let table = StatsPeriodTable(
      titles: [say(.allRituals)] + sheet.rituals.map { ShownText.titled($0.title, $0.icon) },
      names: names(sheet.rituals.map { $0.name.page(after: $0.icon) }, from: 1),
      styles: [.strong] + sheet.rituals.map { _ in .plain },
      columns: [
        part(rates, words: StatsMessage.habitsDone), percent(rates), bar(rates, spare: 2),
        Column(heading: say(.perfectDays), cells: perfect),
        count(.longest, totals.map(\.longestStreak), words: StatsMessage.longestStreak),
      ]
    )
    return Section(title: say(.rituals), table: table, closing: words.closing, closingOfPage: words.closingOfPage)
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
        columns[0].cells[row].words = words.say(isAhead[row] ? .inTheFuture : .nothing)
      }
    }
    let names = sheet.months.map { month in Month(rawValue: month.days.first.month).map { say(.month($0)) } ?? "" }
    return Section(
      title: say(.months),
      table: StatsPeriodTable(
        titles: names + [words.title],
        styles: isAhead.dropLast().map { $0 ? .quiet : .plain } + [.strong],
        columns: columns
      )
    )
  }

  private func ritualColumns(_ rows: [StatsPeriodSheet.MonthRow]) -> [Column] {
    let rates = rows.map(\.all.rate)
    var figures = [
      count(.perfect, rows.map(\.all.perfectDays), words: StatsMessage.perfectDays),
      count(.longest, rows.map(\.all.longestStreak), words: StatsMessage.longestStreak),
    ]
    // Where nothing was due there is nothing to be perfect.
    for row in rows.indices where rates[row].due == 0 {
      for column in figures.indices { figures[column].cells[row] = Cell("–", "", .quiet) }
    }
    return [part(rates, words: StatsMessage.habitsDone), percent(rates), bar(rates, spare: 5)] + figures
  }

  /// Of pages and activities, where the year has any.
  private func otherColumns(_ rows: [StatsPeriodSheet.MonthRow], _ year: StatsPeriodSheet.MonthRow) -> [Column] {
    var columns: [Column] = []
    if year.tasks > 0 { columns.append(count(.tasks, rows.map(\.tasks), spare: 4, words: StatsMessage.tasks)) }
    if year.streaks.due > 0 {
      columns.append(percent(rows.map(\.streaks), heading: .streaks, spare: 3, words: StatsMessage.percentOfStreaks))
    }
    if year.recurring.due > 0 {
      columns.append(percent(rows.map(\.recurring), heading: .recurring, spare: 2, words: StatsMessage.percentOfRecurring))
    }
    if year.activities > 0 {
      columns.append(count(.activities, rows.map(\.activities), spare: 1, words: StatsMessage.activities))
    }
    return columns
  }

  // MARK: Tasks

  private var tasks: Section? {
    guard !sheet.tasks.isEmpty else { return nil }
    let counts = [sheet.tasks.reduce(0) { $0 + $1.count }] + sheet.tasks.map(\.count)
    let names = sheet.tasks.map { row in
      switch row.home {
      case .project(let name), .page(let name): name
      case .days: WrittenName(words: say(.days))
      }
    }
    return Section(
      title: say(.tasks),
      table: StatsPeriodTable(
        titles: [say(.allTasks)] + names.map(\.words),
        names: self.names(names.map(\.page), from: 1),
        styles: [.strong] + sheet.tasks.map { $0.home == .days ? .quiet : .plain },
        columns: [count(.done, counts, words: StatsMessage.tasksDone)]
      )
    )
  }

  // MARK: Pages and activities

  private var streaks: Section? {
    guard !sheet.streaks.isEmpty else { return nil }
    let values = sheet.streaks.map(\.value)
    let rates = values.map(\.period.rate)
    let columns = [
      part(rates, words: StatsMessage.unitsDone), percent(rates), bar(rates, spare: 2),
      count(.longest, values.map(\.period.longest), saysZero: true, words: StatsMessage.longest),
      count(.now, values.map(\.current), saysZero: true, words: StatsMessage.now),
    ]
    return Section(title: say(.streaks), table: table(of: sheet.streaks.map(\.item), columns))
  }

  private var recurring: Section? {
    guard !sheet.recurring.isEmpty else { return nil }
    let rates = sheet.recurring.map(\.value)
    let columns = [part(rates, heading: .settled, words: StatsMessage.settled), percent(rates), bar(rates, spare: 2)]
    return Section(title: say(.recurringTasks), table: table(of: sheet.recurring.map(\.item), columns))
  }

  private var bests: Section? {
    guard !sheet.bests.isEmpty else { return nil }
    let values = sheet.bests.map(\.value)
    let best = values.map { $0.period.best.map { words.language.number($0) } ?? "" }
    let standing = values.map { value in
      value.standing.map { StatsPeriodWords.quantity($0, value.unit, in: words.language) } ?? ""
    }
    let columns = [
      count(.attempts, values.map(\.period.attempts), words: StatsMessage.attempts),
      Column(heading: say(.best), cells: best.map { Cell($0, $0.isEmpty ? "" : words.say(.best($0))) }),
      Column(heading: say(.soFar), cells: standing.map { Cell($0, $0.isEmpty ? "" : words.say(.soFar($0))) }, alignment: .left),
    ]
    return Section(title: say(.bests), table: table(of: sheet.bests.map(\.item), columns))
  }

  private var activities: Section? {
    guard !sheet.activities.isEmpty else { return nil }
    let total = sheet.activities.reduce(0) { $0 + $1.days }
    let counts = [total] + sheet.activities.map(\.days)
    return Section(
      title: say(.activities),
      table: StatsPeriodTable(
        titles: [say(.allActivities)] + sheet.activities.map { ShownText.titled($0.title, $0.icon) },
        names: names(sheet.activities.map { $0.name.page(after: $0.icon) }, from: 1),
        styles: [.strong] + sheet.activities.map { _ in .plain },
        columns: [count(.times, counts, words: StatsMessage.times)]
      )
    )
  }

  private var numbers: Section? {
    guard !sheet.numbers.isEmpty else { return nil }
    let values = sheet.numbers.map { Cell(StatsPeriodWords.number($0, in: words.language)) }
    let percents = sheet.numbers.map(\.value.percent)
    let columns = [
      Column(name: say(.value), cells: values, alignment: .left),
      Column(
        name: say(percents.allSatisfy { $0 == nil } ? .value : .percent),
        cells: percents.map { Cell($0.map(words.language.percent) ?? "") }
      ),
    ]
    return Section(title: say(.asOfToday), table: table(of: sheet.numbers.map(\.item), columns))
  }
}
