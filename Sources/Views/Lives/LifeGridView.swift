package import Diagnostics
package import Languages
package import Planner

/// `tidemark life --grid` and `--zoom`: weeks in rows.
package struct LifeGridView: View {
  let grid: LifeGrid
  /// Nil for all weeks.
  let part: LifeGrid.Zoom?
  let sheet: LifeSheet
  let style: LifeView

  /// - Parameter week: the number of a week that is shown; nil for today's.
  package init(_ part: LifeGrid.Zoom?, aroundWeek week: Int?, in sheet: LifeSheet, style: LifeView) {
    (self.part, self.sheet, self.style) = (part, sheet, style)
    grid = part.map { sheet.grid($0, aroundWeek: week) } ?? sheet.grid
  }

  package func lines(width: Int, in language: Language) -> [StyledLine] {
    LifeLayout(sheet, view: style, width: width, in: language).owner
      + (part == .year
        ? LifeYearLayout(grid, view: style, width: width, in: language).lines
        : LifeGridLayout(grid, of: sheet.span, view: style, width: width, in: language).lines)
  }

  package func plain(in language: Language) -> [String] {
    LifeWords.owner(sheet) + LifePlain.lines(of: grid, part, in: sheet, in: language)
  }
  package var json: JSON { LifeJSON.grid(grid, part, in: sheet) }
}
