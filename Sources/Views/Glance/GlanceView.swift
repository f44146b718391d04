package import Diagnostics

/// `tidemark glance`: the day at a glance.
package struct GlanceView: View {
  let sheet: GlanceSheet
  /// Whether each line has its file and line.
  let showsPlaces: Bool

  package init(_ sheet: GlanceSheet, showsPlaces: Bool = false) { (self.sheet, self.showsPlaces) = (sheet, showsPlaces) }

  package func lines(width: Int) -> [StyledLine] { GlanceLayout(sheet, width: width, showsPlaces: showsPlaces).lines }
  package var plain: [String] { GlanceText.plain(sheet, showsPlaces: showsPlaces) }
  package var json: JSON { GlanceText.json(sheet) }
}
