package import Chronology
package import Insight
package import Languages
package import Planner

/// Months of days as calendars, each day with what was done on it.
package enum HistoryPage {
  /// The months of a year up to today as a section, without those before anything ran; nothing where nothing did.
  static func months(_ survey: RitualSurvey, ritual: Int?, title: PageText) -> [PagePart] {
    let grids = survey.history.monthGrids(12, ritual: ritual).drop { $0.totals.runningDays == 0 }
    guard !grids.isEmpty else { return [] }
    return [.section(PageSection(title, [legend] + grids.map { .calendar(calendar($0, today: survey.today)) }))]
  }

  /// A month, each day of which leads to its file.
  package static func calendar(_ grid: MonthGrid, today: CivilDate) -> PageCalendar {
    let totals = grid.totals
    let perfect = totals.perfectDays == 0 ? "" : ", \(LifeWords.count(totals.perfectDays, "perfect day"))"
    return PageCalendar(
      PageText(HistoryWords.month(grid.days.first)),
      weekdays: grid.weekdays,
      weeks: grid.weeks.map { week in week.map { $0.map { day($0, today) } } },
      closing: PageText(totals.runningDays == 0 ? "nothing ran" : Language.english.percent(totals.rate) + perfect)
    )
  }

  /// What a day of a calendar came to, in words.
  package static func words(of band: RateBand) -> String { HistoryWords.words(band) }

  package static var skippedWords: String { HistoryWords.skippedWords }

  private static func day(_ cell: MonthGrid.Cell, _ today: CivilDate) -> PageCalendar.Day {
    let isTold = cell.isRunning && cell.band != nil
    let part = cell.rate.due > 0 ? ", \(Language.english.part(cell.rate))" : ""
    return PageCalendar.Day(
      cell.date,
      sign: isTold ? HistoryWords.glyph(cell) : "",
      words: isTold ? HistoryWords.words(cell) + part : "",
      band: isTold ? cell.band : nil,
      isSkipped: isTold && cell.isSkipped,
      isToday: cell.date == today,
      target: .day(cell.date)
    )
  }

  private static var legend: PagePart {
    let bands = RateBand.allCases.map { PageText(HistoryWords.glyph($0) + " " + HistoryWords.words($0), .quiet) }
    let skipped = PageText(HistoryWords.skippedGlyph + " " + HistoryWords.skippedWords, .quiet)
    return .paragraph((bands + [skipped]).dropFirst().reduce(bands[0]) { $0 + PageText(" · ", .quiet) + $1 })
  }
}

extension HistoryView {
  /// The months as a page.
  package func page(in language: Language) -> PageContent {
    PageContent(
      title: own.map { .titled(plain: $0.title, $0.icon) } ?? "All rituals",
      parts: grids.map { .calendar(HistoryPage.calendar($0, today: survey.today)) }
    )
  }
}

extension InsightsView {
  /// The insights as a page, a card a section.
  package func page(in language: Language) -> PageContent {
    let words = TaskWords(language: .english, today: survey.today, clock: survey.settings.clock, style: .full)
    return PageContent(
      title: "Insights",
      details: [PageText(survey.today, words.dayAndYear(survey.today), .quiet)],
      parts: cards.map { card in
        .section(PageSection(PageText(card.title), details: [PageText(card.headline.text, .strong)], parts(card)))
      }
    )
  }

  private func parts(_ card: InsightSummary) -> [PagePart] {
    let unit = InsightWords.isRate(card.card) ? " %" : ""
    let days = card.sparkline.map { $0.map { "\($0)\(unit)" } ?? "–" }.joined(separator: ", ")
    var line = PageText(InsightWords.sparkline(card), .sign) + PageText(" 14 days: \(days)", .quiet)
    if let trend = InsightWords.trend(card) { line += PageText(" · " + trend.text) }
    let facts = card.breakdown.map { PageFact(PageText($0.label), PageText($0.figure.text)) }
    return [.paragraph(line)] + (facts.isEmpty ? [] : [.facts(facts)]) + [.paragraph(PageText(card.tip))]
  }
}
