package import Diagnostics

/// `tidemark glance`: the day at a glance.
package struct GlanceView: View {
  let sheet: GlanceSheet

  package init(_ sheet: GlanceSheet) { self.sheet = sheet }

  package func lines(width: Int) -> [StyledLine] { GlanceLayout(sheet, width: width).lines }
  package var plain: [String] { GlanceText.plain(sheet) }
  package var json: JSON { GlanceText.json(sheet) }
}
