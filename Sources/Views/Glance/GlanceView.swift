package import Diagnostics
package import Languages

/// `tidemark glance`: the day at a glance.
package struct GlanceView: View {
  let sheet: GlanceSheet
  /// Whether each line has its file and line.
  let showsPlaces: Bool

  package init(_ sheet: GlanceSheet, showsPlaces: Bool = false) { (self.sheet, self.showsPlaces) = (sheet, showsPlaces) }

  package func lines(width: Int, in language: Language) -> [StyledLine] {
    GlanceLayout(sheet, width: width, showsPlaces: showsPlaces, in: language).lines
  }
  package func plain(in language: Language) -> [String] {
    GlanceText.plain(sheet, showsPlaces: showsPlaces, in: language)
  }
  package var json: JSON { GlanceText.json(sheet) }
}
