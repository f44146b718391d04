import Chronology
import Insight
import Languages
import Planner
import Vault
import Views

/// The days of a site, and the weeks, months and years that they are in. A month in which a ritual ran has a page though no day of it
/// has a file.
struct SiteYears: Sendable {
  /// A link to what is before or after, or around.
  struct Step: Sendable {
    var words: String
    var path: String
  }

  /// By date.
  private let days: [VaultRecord]
  /// Where each file is among them, by its name.
  private let places: [String: Int]
  /// Their first days, rising.
  let weeks: [CivilDate]
  let months: [CivilDate]
  let years: [Int]
  private let byWeek: [CivilDate: [VaultRecord]]
  private let byMonth: [CivilDate: [VaultRecord]]
  private let pages: VaultPages
  private let counts: StatsPeriodCount?
  private let weekStart: Weekday

  init(_ files: [SiteFile], _ pages: VaultPages) {
    self.pages = pages
    let start = pages.plans.settings.weekStarts
    weekStart = start
    days = files.map(\.record).filter { $0.kind.traits.identity == .date && $0.date != nil }
      .sorted { ($0.date ?? .earliest, $0.name) < ($1.date ?? .earliest, $1.name) }
    places = Dictionary(days.enumerated().map { ($1.name, $0) }) { first, _ in first }
    byWeek = Dictionary(grouping: days) { ($0.date ?? .earliest).startOfWeek(from: start) }
    byMonth = Dictionary(grouping: days) { ($0.date ?? .earliest).startOfMonth }
    weeks = byWeek.keys.sorted()
    months = Set(byMonth.keys).union(pages.survey.history.months).sorted()
    years = Set(months.map(\.year)).sorted()
    counts = years.isEmpty ? nil : StatsPeriodCount(pages.survey, pages.plans, Question())
  }

  /// The month of today if it has a page, else the last before it, else the first.
  var lastMonth: CivilDate? { months.last { $0 <= pages.today } ?? months.first }

  // MARK: Paths

  static func path(ofWeek first: CivilDate) -> String { "weeks/\(first)" + PageMark.ending }
  static func path(ofMonth date: CivilDate) -> String { "months/\(date.description.prefix(7))" + PageMark.ending }
  static func path(ofYear year: Int) -> String { "years/" + yearText(year) + PageMark.ending }

  private static func yearText(_ year: Int) -> String {
    let digits = String(year)
    return String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }

  // MARK: Words

  private func say(_ message: SiteMessage) -> String { pages.language.say(message) }

  /// `November 2026`, as it stands alone.
  private func month(_ date: CivilDate) -> String {
    let words = Month(rawValue: date.month).map { pages.language.monthAndYear($0, date.year) }
    return pages.language.capitalized(words ?? String(date.year))
  }

  // MARK: Steps

  /// What is before and after a thing of a row, with what is around it between them.
  private func steps<Value: Comparable>(
    _ all: [Value],
    _ own: Value,
    words: (Value) -> String,
    path: (Value) -> String,
    between: [Step]
  ) -> [Step] {
    guard let place = SiteYears.place(of: own, in: all) else { return between }
    let before = place > 0 ? [Step(words: "← " + words(all[place - 1]), path: path(all[place - 1]))] : []
    let after = place + 1 < all.count ? [Step(words: words(all[place + 1]) + " →", path: path(all[place + 1]))] : []
    return before + between + after
  }

  private static func place<Value: Comparable>(of value: Value, in all: [Value]) -> Int? {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low < all.count && all[low] == value ? low : nil
  }

  private func stepToMonth(_ date: CivilDate) -> Step {
    Step(words: month(date), path: SiteYears.path(ofMonth: date.startOfMonth))
  }

  private func stepToYear(_ year: Int) -> Step { Step(words: String(year), path: SiteYears.path(ofYear: year)) }

  func around(_ day: VaultRecord) -> [Step] {
    guard let place = places[day.name], let date = day.date else { return [] }
    let week = date.startOfWeek(from: weekStart)
    func step(_ other: Int, _ words: (CivilDate) -> String) -> [Step] {
      guard days.indices.contains(other), let date = days[other].date else { return [] }
      return [Step(words: words(date), path: SiteMap.path(of: days[other]))]
    }
    return step(place - 1) { "← \($0)" }
      + [Step(words: say(.week), path: SiteYears.path(ofWeek: week)), stepToMonth(date)]
      + step(place + 1) { "\($0) →" }
  }

  func aroundWeek(_ week: CivilDate) -> [Step] {
    let months = [week, week.adding(days: 6)].map(\.startOfMonth).filter { self.months.contains($0) }
    let between = months.count == 2 && months[0] == months[1] ? [months[0]] : months
    return steps(weeks, week, words: { say(.weekOf($0)) }, path: SiteYears.path(ofWeek:), between: between.map(stepToMonth))
  }

  func aroundMonth(_ month: CivilDate) -> [Step] {
    steps(months, month, words: self.month, path: SiteYears.path(ofMonth:), between: [stepToYear(month.year)])
  }

  func aroundYear(_ year: Int) -> [Step] {
    steps(years, year, words: { String($0) }, path: SiteYears.path(ofYear:), between: [])
  }

  /// The months of a year that have a page, each a link.
  func months(ofYear year: Int) -> [PageText] {
    months.filter { $0.year == year }.map { first in
      let name = Month(rawValue: first.month).map { pages.language.capitalized(pages.language.name(of: $0)) }
      return PageText(first, name, target: .file(SiteYears.path(ofMonth: first)))
    }
  }

  // MARK: Pages

  func content(ofWeek week: CivilDate) -> PageContent {
    let entries = (0..<7).flatMap { place -> [PageEntry] in
      let date = week.adding(days: place)
      let records = (byWeek[week] ?? []).filter { $0.date == date }
      guard !records.isEmpty else {
        let day = PageText(date, pages.language.capitalized(pages.language.weekdayAndDate(date)), .quiet)
        return [PageEntry(day, details: [PageText(say(.noFile), .quiet)])]
      }
      return records.map { PageEntry(Site.link(to: $0)) }
    }
    return PageContent(title: PageText(say(.weekOf(week)), naming: week, as: week.description), parts: [.list(entries)])
  }

  func content(ofMonth first: CivilDate) -> PageContent {
    let calendar = HistoryPage.calendar(pages.survey.history.monthGrid(of: first), today: pages.today, in: pages.language)
    let entries = (byMonth[first] ?? []).map { PageEntry(Site.link(to: $0)) }
    let weeks = Set((byMonth[first] ?? []).compactMap { $0.date?.startOfWeek(from: weekStart) }).sorted().map { week in
      PageEntry(PageText(week, say(.weekOf(week)), target: .file(SiteYears.path(ofWeek: week))))
    }
    let lists: [(title: SiteMessage, entries: [PageEntry])] = [(.days, entries), (.weeks, weeks)]
    return PageContent(
      title: PageText(month(first)),
      parts: [.calendar(calendar)]
        + lists.filter { !$0.entries.isEmpty }.map { .section(PageSection(PageText(say($0.title)), [.list($0.entries)])) }
    )
  }

  func content(ofYear year: Int) -> PageContent {
    var content = counts.flatMap { pages.content(ofYear: year, $0) } ?? PageContent(title: PageText(String(year)))
    let entries = months.filter { $0.year == year }.map { first in
      let totals = pages.survey.history.monthGrid(of: first).totals
      let count = byMonth[first]?.count ?? 0
      var details = count == 0 ? [] : [PageText(pages.language.days(count), .quiet)]
      if totals.runningDays > 0 {
        details.append(PageText(say(.ofRituals(pages.language.percent(totals.rate))), .quiet))
      }
      return PageEntry(
        PageText(first, month(first), target: .file(SiteYears.path(ofMonth: first))),
        details: details
      )
    }
    content.parts.append(.section(PageSection(PageText(say(.monthsOfYear)), [.list(entries)])))
    return content
  }
}
