import Chronology
import Diagnostics
import Insight
import Languages
import Planner

/// Month calendars of what the days came to, as lines of a terminal: as many beside each other as there is room for.
struct HistoryLayout {
  let grids: [MonthGrid]
  /// Whose days they are.
  let title: String
  let width: Int
  let today: CivilDate
  /// How the title is set off.
  let style: TerminalColor.Style
  let language: Language

  /// A day takes a mark for today, two figures, and a glyph.
  private static let cellWidth = 4
  private static let monthWidth = 7 * cellWidth
  private static let gap = "   "

  init(
    _ grids: [MonthGrid],
    title: String,
    style: TerminalColor.Style = .strong,
    today: CivilDate,
    width: Int,
    in language: Language
  ) {
    self.language = language
    self.style = style
    self.grids = grids
    self.title = title
    self.today = today
    self.width = max(width, HistoryLayout.monthWidth)
  }

  var lines: [StyledLine] {
    let perRow = max(1, (width + HistoryLayout.gap.count) / (HistoryLayout.monthWidth + HistoryLayout.gap.count))
    let rows = stride(from: 0, to: grids.count, by: perRow).map { first in
      side(by: grids[first..<min(first + perRow, grids.count)].map(lines))
    }
    let heading = LineLayout.wrapped(title, width, style)
    return ([heading] + rows + [legend]).joined(separator: [StyledLine()]).map { $0 }
  }

  private func side(by months: [[StyledLine]]) -> [StyledLine] {
    (0..<(months.map(\.count).max() ?? 0)).map { row in
      var line = StyledLine()
      for (index, month) in months.enumerated() {
        if index > 0 { line.add(HistoryLayout.gap) }
        line.add((row < month.count ? month[row] : StyledLine()).filled(to: HistoryLayout.monthWidth))
      }
      return line
    }
  }

  // MARK: A month

  private func lines(of grid: MonthGrid) -> [StyledLine] {
    var head = StyledLine()
    for weekday in grid.weekdays {
      head.add(" " + language.twoLetters(of: weekday), .quiet)
      head.add(" ")
    }
    return [StyledLine(" " + HistoryWords.month(grid.days.first, in: language), .strong), head]
      + grid.weeks.map { week in
        var line = StyledLine()
        for cell in week { line.add(cell.map(self.cell) ?? StyledLine(String(repeating: " ", count: HistoryLayout.cellWidth))) }
        return line
      } + totals(of: grid)
  }

  private func cell(_ cell: MonthGrid.Cell) -> StyledLine {
    let isToday = cell.date == today
    var line = StyledLine(isToday ? "›" : " ", .now)
    let number = DisplayWidth.padded(String(cell.date.day), to: 2, alignment: .right)
    line.add(number, isToday ? .now : cell.isRunning ? .plain : .quiet)
    line.add(HistoryWords.glyph(cell), (cell.band ?? .nothingDue).style)
    return line
  }

  private func totals(of grid: MonthGrid) -> [StyledLine] {
    let totals = grid.totals
    let words = " " + language.say(HistoryWords.total(totals))
    return [StyledLine(words, totals.runningDays > 0 ? totals.rate.band.style : .quiet)]
  }

  // MARK: The legend

  private var legend: [StyledLine] {
    let bands = RateBand.allCases.map {
      LinePiece("\(HistoryWords.glyph($0)) \(HistoryWords.words($0, in: language))", $0.style)
    }
    let skipped = LinePiece("\(HistoryWords.skippedGlyph) \(language.say(HistoryMessage.skipped))", RateBand.nothingDue.style)
    let hasSkipped = grids.contains { $0.weeks.joined().contains { $0?.isSkipped == true } }
    let now = LinePiece("› \(language.distance(of: today, from: today))", .now)
    return LineLayout.joined(bands + (hasSkipped ? [skipped] : []) + [now], width, separator: "   ")
  }
}
