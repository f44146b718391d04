import Chronology
package import Languages
import Planner
import SourceText

/// A life as a page: its numbers, this week, the milestones, all its weeks as a picture and as a table, what is marked.
struct LifePage {
  let sheet: LifeSheet
  /// Whether ratings and phases have their colors.
  let view: LifeView
  let language: Language

  private func say(_ message: LifePageMessage) -> String { language.say(message) }

  var content: PageContent {
    PageContent(
      title: PageText(markdown: sheet.title),
      details: LifeWords.about(sheet, in: language).map { PageText($0, .quiet) },
      parts: [PagePart](sheet.notes) + numbers + week + milestones + weeks + phases + marks
    )
  }

  private var numbers: [PagePart] {
    let numbers = LifeWords.numbers(sheet.weeks, in: language).joined(separator: LinePiece.separator)
    let today = sheet.milestonesOfToday.map { PageText(language.say(OccasionMessage.life($0)), .now) }
    return (today + [PageText(numbers, .strong)]).map { .paragraph($0) }
  }

  private var week: [PagePart] {
    guard let week = sheet.week else { return [] }
    let lines = PageText.texts { name in
      LifePlain.lines(
        of: week,
        in: sheet,
        in: language,
        naming: { name(PageText(name: $0)) },
        note: { name(PageText(name: $0)) }
      )
    }
    return [.section(PageSection(PageText(say(.thisWeek)), [.lines(lines)]))]
  }

  private var milestones: [PagePart] {
    let rows = sheet.milestones.map { milestone in
      let standing = LifeMessage.Standing(milestone, in: sheet)
      let when = language.say(LifeMessage.standing(standing))
      return PageTable.Row(
        PageText(language.say(LifeMessage.milestone(milestone.kind))),
        [
          PageTable.Cell(PageText(milestone.date)), PageTable.Cell(PageText(language.number(milestone.remaining))),
          PageTable.Cell(PageText(when, standing == .today ? .now : .plain)),
        ]
      )
    }
    guard !rows.isEmpty else { return [] }
    let columns = [
      PageTable.Column(say(.milestone)), PageTable.Column(say(.day)), PageTable.Column(say(.weeksAfter), isNumber: true),
      PageTable.Column(say(.when)),
    ]
    let title = PageText(say(.milestones))
    let table = PageTable(title, columns: columns, rows: rows, isCaptionSpoken: true)
    return [.section(PageSection(title, [.table(table)]))]
  }

  // MARK: All weeks

  private var weeks: [PagePart] {
    let grid = sheet.grid
    let rows = grid.rows + [grid.beyond].compactMap(\.self)
    let picture = PageGrid(
      say(.picture),
      description: say(.pictureInWords(LifeWords.numbers(sheet.weeks, in: language))),
      rows: rows.map { row in
        PageGrid.Row(
          row.age % 5 == 0 ? String(row.age) : "",
          row.cells.indices.prefix(LifeSpan.weeksInYear).map { square(of: row.cells, at: $0) }
        )
      },
      legend: [
        meaning(.full, .lived), meaning(.marked, .livedAndMarked), meaning(.now, .thisWeek), meaning(.empty, .ahead),
      ] + phaseColors
    )
    let table = PageTable(
      PageText(say(.yearsOfLife)),
      columns: [LifePageMessage.age, .weeks, .what].map { PageTable.Column(say($0)) },
      rows: rows.compactMap(row)
    )
    return [.section(PageSection(PageText(say(.allWeeks)), [.grid(picture), .table(table)]))]
  }

  private func meaning(_ mark: PageGrid.Mark, _ sign: LifeMessage.Sign) -> PageGrid.Meaning {
    PageGrid.Meaning(PageGrid.Square(mark), language.say(LifeMessage.sign(sign)))
  }

  /// What the colors mean, where there are some.
  private var phaseColors: [PageGrid.Meaning] {
    guard view == .color else { return [] }
    return sheet.phases.all.compactMap { placed in
      placed.phase.color.map { color in
        PageGrid.Meaning(PageGrid.Square(.full, color: color), PageText(markdown: placed.phase.title).words)
      }
    }
  }

  /// The square of a week, which is large to copy: it stays where it is.
  private func square(of cells: [LifeGrid.Cell], at place: Int) -> PageGrid.Square {
    let color = view == .color ? cells[place].phase?.color : nil
    switch cells[place].state {
    case .current: return PageGrid.Square(.now)
    case .lived: return PageGrid.Square(cells[place].mark == nil ? .full : .marked, color: color)
    case .coming: return PageGrid.Square(cells[place].mark == nil ? .empty : .marked, color: color)
    }
  }

  private func row(_ row: LifeGrid.Row) -> PageTable.Row? {
    guard let first = row.cells.first?.week, let last = row.cells.last?.week else { return nil }
    let words = PageText { name in
      LifePlain.words(of: row, in: language) { name(PageText(name: $0)) }.joined(separator: ", ")
    }
    let weeks = [say(.span(first.number, last.number)), language.say(LifeMessage.from(first.days.first))]
    return PageTable.Row(
      PageText(String(row.age)),
      [
        PageTable.Cell(PageText(weeks.joined(separator: ", "), naming: first.days.first)),
        PageTable.Cell(words),
      ]
    )
  }

  // MARK: Phases and marks

  private var phases: [PagePart] {
    let entries = sheet.phases.all.map { placed in
      let isOpen = placed.days.last == .latest
      let days = isOpen ? language.say(LifeMessage.from(placed.days.first)) : "\(placed.days)"
      return PageEntry(
        .titled(placed.phase.title, placed.phase.icon),
        details: [PageText(placed.days.first, days, .quiet)],
        color: placed.phase.color,
        parts: [PagePart](placed.phase.notes)
      )
    }
    return entries.isEmpty ? [] : [.section(PageSection(PageText(say(.phases)), [.list(entries)]))]
  }

  private var marks: [PagePart] {
    let entries = sheet.marks.weeks.reversed().flatMap { week in
      sheet.marks.marks(ofWeek: week).map { mark in
        PageEntry(
          PageText("\(language.say(LifeMessage.week(week)))\(language.colon) ") + PageText(mark.date),
          details: PageText.texts { name in LifeWords.parts(of: mark, in: language) { name(PageText(name: $0)) } },
          parts: [PagePart](mark.notes)
        )
      }
    }
    let words = LifeWords.streak(sheet, in: language).joined(separator: LinePiece.separator)
    let streak = PagePart.paragraph(PageText(words))
    return [.section(PageSection(PageText(say(.markedWeeks)), [streak] + (entries.isEmpty ? [] : [.list(entries)])))]
  }
}

extension PageText {
  /// Words that name a day as it is written in files: it can be told from the rest.
  fileprivate init(_ words: String, naming date: CivilDate) {
    guard let place = words.firstPlace(of: date.description) else {
      self.init(words)
      return
    }
    self.init(String(words[..<place.lowerBound]))
    self += PageText(date) + PageText(String(words[place.upperBound...]))
  }
}

extension LifeOverview {
  /// The life as a page.
  package func page(in language: Language) -> PageContent { LifePage(sheet: sheet, view: style, language: language).content }
}
