import Chronology
import Diagnostics
import Languages
import Planner

/// One year of a life, a week on a line, with what is said of each.
struct LifeYearLayout {
  let grid: LifeGrid
  let styles: LifeStyles
  let width: Int
  let language: Language

  init(_ grid: LifeGrid, view: LifeView, width: Int, in language: Language) {
    self.grid = grid
    self.language = language
    styles = LifeStyles(view: view)
    self.width = max(width, LineLayout.leastWidth)
  }

  /// No line is wider than the width.
  var lines: [StyledLine] {
    grid.rows.flatMap { row -> [StyledLine] in
      let numbers = row.cells.map { language.number($0.week.number) }
      let column = numbers.map(\.count).max() ?? 0
      var phase: LifePhase?
      return [heading(of: row)]
        + zip(row.cells, numbers).map { cell, number in
          var line = StyledLine(DisplayWidth.padded(number, to: column, alignment: .right) + " ", .quiet)
          line.add(LifeStyles.sign(of: cell), styles.style(of: cell))
          line.add(" \(cell.week.days.first)", cell.state == .current ? .now : cell.state == .coming ? .quiet : .plain)
          for (index, part) in parts(of: cell, &phase).enumerated() {
            line.add(index == 0 ? "  " : LinePiece.separator, .quiet)
            line.add(part.words, part.style)
          }
          return line
        }
    }.map { $0.cut(to: width) }
  }

  private func heading(of row: LifeGrid.Row) -> StyledLine {
    var line = StyledLine(language.say(LifeMessage.yearOfAge(row.age)), .strong)
    let weeks = row.cells.map(\.week)
    if let first = weeks.first, let last = weeks.last {
      line.add(" · \(language.weeks(weeks.count)) · \(first.days.first) - \(last.days.last)", .quiet)
    }
    return line
  }

  private func parts(of cell: LifeGrid.Cell, _ phase: inout LifePhase?) -> [(words: String, style: TerminalColor.Style)] {
    var parts: [(String, TerminalColor.Style)] = []
    if cell.state == .current { parts.append((language.say(LifeMessage.sign(.thisWeek)), .now)) }
    if let mark = cell.mark {
      parts += LifeWords.parts(of: mark, in: language).enumerated().map { index, words in
        (words, index == 0 ? mark.rating.map { styles.style(of: $0) } ?? .plain : .plain)
      }
    }
    if let birthday = cell.week.birthday { parts.append((language.say(LifeMessage.milestone(.birthday(birthday))), .strong)) }
    if cell.phase != phase {
      phase = cell.phase
      if let begun = cell.phase { parts.append((LifeWords.title(of: begun), styles.style(of: begun))) }
    }
    return parts
  }
}
