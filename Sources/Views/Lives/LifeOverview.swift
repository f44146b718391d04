package import Diagnostics
package import Languages
package import Planner

/// `tidemark life`: a life in weeks.
package struct LifeOverview: View {
  let sheet: LifeSheet
  let style: LifeView

  package init(_ sheet: LifeSheet, style: LifeView) { (self.sheet, self.style) = (sheet, style) }

  package func lines(width: Int, in language: Language) -> [StyledLine] {
    LifeLayout(sheet, view: style, width: width, in: language).lines
  }
  package func plain(in language: Language) -> [String] { LifePlain.lines(of: sheet, in: language) }
  package var json: JSON { LifeJSON.object(for: sheet) }
}
