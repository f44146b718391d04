import Chronology
import Diagnostics
package import Languages
import Planner

/// A life as a page: its numbers, this week, the milestones, all its weeks as a picture and as a table, what is marked.
struct LifePage {
  let sheet: LifeSheet
  /// Whether ratings and phases have their colors.
  let view: LifeView

  var content: PageContent {
    PageContent(
      title: PageText(markdown: sheet.title),
      details: LifeWords.about(sheet).map { PageText($0, .quiet) },
      parts: [PagePart](sheet.notes) + numbers + week + milestones + weeks + phases + marks
    )
  }

  private var numbers: [PagePart] {
    let numbers = LifeWords.numbers(sheet.weeks).joined(separator: " · ")
    return sheet.milestonesOfToday.map { .paragraph(PageText($0.text, .now)) } + [.paragraph(PageText(numbers, .strong))]
  }

  private var week: [PagePart] {
    guard let week = sheet.week else { return [] }
    return [.section(PageSection("This week", [.lines(LifePlain.lines(of: week, in: sheet).map { PageText($0) })]))]
  }

  private var milestones: [PagePart] {
    let rows = sheet.milestones.map { milestone in
      let isNext = milestone == sheet.nextMilestone
      let when =
        milestone.date == sheet.today ? "today" : isNext ? "next" : milestone.date < sheet.today ? "reached" : "ahead"
      return PageTable.Row(
        PageText(LifeWords.name(of: milestone)),
        [
          PageTable.Cell(PageText(milestone.date)), PageTable.Cell(PageText(LifeWords.number(milestone.remaining))),
          PageTable.Cell(PageText(when, milestone.date == sheet.today ? .now : .plain)),
        ]
      )
    }
    guard !rows.isEmpty else { return [] }
    let columns = [PageTable.Column("Milestone"), PageTable.Column("Day"), PageTable.Column("Weeks after it", isNumber: true)]
    let table = PageTable("Milestones", columns: columns + [PageTable.Column("When")], rows: rows, isCaptionSpoken: true)
    return [.section(PageSection("Milestones", [.table(table)]))]
  }

  // MARK: All weeks

  private var weeks: [PagePart] {
    let grid = sheet.grid
    let rows = grid.rows + [grid.beyond].compactMap(\.self)
    let picture = PageGrid(
      "A row for each year of age, a square for each week",
      description: LifeWords.numbers(sheet.weeks).joined(separator: ", ") + ". The table below lists each year.",
      rows: rows.map { row in
        PageGrid.Row(row.age % 5 == 0 ? String(row.age) : "", row.cells.prefix(LifeSpan.weeksInYear).map(square))
      },
      legend: [
        PageGrid.Meaning(PageGrid.Square(.full), "lived"), PageGrid.Meaning(PageGrid.Square(.marked), "lived and marked"),
        PageGrid.Meaning(PageGrid.Square(.now), "this week"), PageGrid.Meaning(PageGrid.Square(.empty), "ahead"),
      ] + phaseColors
    )
    let table = PageTable(
      "Years of life",
      columns: ["Age", "Weeks", "What"].map { PageTable.Column($0) },
      rows: rows.compactMap(row)
    )
    return [.section(PageSection("All weeks", [.grid(picture), .table(table)]))]
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

  private func square(_ cell: LifeGrid.Cell) -> PageGrid.Square {
    let color = view == .color ? cell.phase?.color : nil
    switch cell.state {
    case .current: return PageGrid.Square(.now)
    case .lived: return PageGrid.Square(cell.mark == nil ? .full : .marked, color: color)
    case .coming: return PageGrid.Square(cell.mark == nil ? .empty : .marked, color: color)
    }
  }

  private func row(_ row: LifeGrid.Row) -> PageTable.Row? {
    guard let first = row.cells.first?.week, let last = row.cells.last?.week else { return nil }
    let words = LifePlain.words(of: row)
    let numbers = "\(LifeWords.number(first.number)) to \(LifeWords.number(last.number))"
    return PageTable.Row(
      PageText(String(row.age)),
      [
        PageTable.Cell(PageText(numbers + ", from ") + PageText(first.days.first)),
        PageTable.Cell(PageText(words.joined(separator: ", "))),
      ]
    )
  }

  // MARK: Phases and marks

  private var phases: [PagePart] {
    let entries = sheet.phases.all.map { placed in
      PageEntry(
        .titled(placed.phase.title, placed.phase.icon),
        details: [
          PageText(placed.days.first, placed.days.last == .latest ? "from \(placed.days.first)" : "\(placed.days)", .quiet)
        ],
        color: placed.phase.color,
        parts: [PagePart](placed.phase.notes)
      )
    }
    return entries.isEmpty ? [] : [.section(PageSection("Phases", [.list(entries)]))]
  }

  private var marks: [PagePart] {
    let entries = sheet.marks.weeks.reversed().flatMap { week in
      sheet.marks.marks(ofWeek: week).map { mark in
        PageEntry(
          PageText("Week \(LifeWords.number(week)): ") + PageText(mark.date),
          details: LifeWords.parts(of: mark).map { PageText($0) },
          parts: [PagePart](mark.notes)
        )
      }
    }
    let streak = PagePart.paragraph(PageText(LifeWords.streak(sheet)))
    return [.section(PageSection("Marked weeks", [streak] + (entries.isEmpty ? [] : [.list(entries)])))]
  }
}

extension LifeOverview {
  /// The life as a page.
  package func page(in language: Language) -> PageContent { LifePage(sheet: sheet, view: style).content }
}
