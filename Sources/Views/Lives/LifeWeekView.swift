package import Diagnostics
package import Languages
package import Planner

/// `tidemark life --week`: one week.
package struct LifeWeekView: View {
  let week: LifeWeek
  let sheet: LifeSheet
  let style: LifeView

  package init(_ week: LifeWeek, in sheet: LifeSheet, style: LifeView) {
    (self.week, self.sheet, self.style) = (week, sheet, style)
  }

  package func lines(width: Int, in language: Language) -> [StyledLine] {
    let layout = LifeLayout(sheet, view: style, width: width, in: language)
    return layout.owner + layout.lines(of: week)
  }

  package func plain(in language: Language) -> [String] {
    LifeWords.owner(sheet) + LifePlain.lines(of: week, in: sheet, in: language)
  }
  package var json: JSON { LifeJSON.week(alone: week, in: sheet) }
}
