package import Chronology
package import Insight
package import Languages
package import Planner

/// Months of days as calendars, each day with what was done on it.
package enum HistoryPage {
  /// The months of a year up to today as a section, without those before anything ran; nothing where nothing did.
  static func months(_ survey: RitualSurvey, ritual: Int?, title: PageText, in language: Language) -> [PagePart] {
    let grids = survey.history.monthGrids(12, ritual: ritual).drop { $0.totals.runningDays == 0 }
    guard !grids.isEmpty else { return [] }
    let calendars = grids.map { PagePart.calendar(calendar($0, today: survey.today, in: language)) }
    return [.section(PageSection(title, [legend(in: language)] + calendars))]
  }

  /// A month, each day of which leads to its file.
  package static func calendar(_ grid: MonthGrid, today: CivilDate, in language: Language) -> PageCalendar {
    PageCalendar(
      PageText(HistoryWords.month(grid.days.first, in: language)),
      weekdays: grid.weekdays,
      weeks: grid.weeks.map { week in week.map { $0.map { day($0, today, language) } } },
      closing: PageText(language.say(HistoryWords.total(grid.totals)))
    )
  }

  /// What a day of a calendar came to, in words.
  package static func words(of band: RateBand, in language: Language) -> String { HistoryWords.words(band, in: language) }

  package static func skippedWords(in language: Language) -> String { language.say(HistoryMessage.skipped) }

  private static func day(_ cell: MonthGrid.Cell, _ today: CivilDate, _ language: Language) -> PageCalendar.Day {
    let isTold = cell.isRunning && cell.band != nil
    let part = cell.rate.due > 0 ? ", \(language.part(cell.rate))" : ""
    return PageCalendar.Day(
      cell.date,
      sign: isTold ? HistoryWords.glyph(cell) : "",
      words: isTold ? HistoryWords.words(cell, in: language) + part : "",
      band: isTold ? cell.band : nil,
      isSkipped: isTold && cell.isSkipped,
      isToday: cell.date == today,
      target: .day(cell.date)
    )
  }

  private static func legend(in language: Language) -> PagePart {
    let bands = RateBand.allCases.map { PageText("\(HistoryWords.glyph($0)) \(words(of: $0, in: language))", .quiet) }
    let skipped = PageText("\(HistoryWords.skippedGlyph) \(skippedWords(in: language))", .quiet)
    return .paragraph((bands + [skipped]).dropFirst().reduce(bands[0]) { $0 + PageText(" · ", .quiet) + $1 })
  }
}

extension HistoryView {
  /// The months as a page.
  package func page(in language: Language) -> PageContent {
    PageContent(
      title: own.map { .titled($0.written, $0.icon) } ?? PageText(language.say(HistoryMessage.allRituals)),
      parts: grids.map { .calendar(HistoryPage.calendar($0, today: survey.today, in: language)) }
    )
  }
}

extension InsightsView {
  /// The insights as a page, a card a section.
  package func page(in language: Language) -> PageContent {
    let words = TaskWords(language: language, today: survey.today, clock: survey.settings.clock, style: .full)
    return PageContent(
      title: PageText(language.say(InsightMessage.title)),
      details: [PageText(survey.today, words.dayAndYear(survey.today), .quiet)],
      parts: cards.map { card in
        let headline = PageText { name in card.headline.naming { name($0.page) }.text(in: language) }
        let title = PageText(card.card.title(in: language))
        return .section(PageSection(title, details: [headline.styled(.strong)], parts(card, in: language)))
      }
    )
  }

  private func parts(_ card: InsightSummary, in language: Language) -> [PagePart] {
    let isRate = InsightWords.isRate(card.card)
    let days = card.sparkline.map { value in
      value.map { isRate ? language.percent($0) : language.number($0) } ?? "–"
    }.joined(separator: ", ")
    let head = language.days(card.sparkline.count) + language.colon
    var line = PageText(InsightWords.sparkline(card), .sign) + PageText(" \(head) \(days)", .quiet)
    if let trend = InsightWords.trend(card, in: language) { line += PageText(" · " + trend.text) }
    let facts = card.breakdown.map { row in
      let label = PageText { name in row.label(in: language) { name($0.page) } }
      return PageFact(label, PageText(row.figure.text(in: language)))
    }
    let tip = PageText { name in card.tip(in: language) { name($0.page) } }
    return [.paragraph(line)] + (facts.isEmpty ? [] : [.facts(facts)]) + [.paragraph(tip)]
  }
}

extension InsightName {
  /// With its links, emphasis and code.
  fileprivate var page: PageText { WrittenName(words: words, markdown: written).page }
}
