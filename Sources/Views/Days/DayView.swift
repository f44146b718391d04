package import Diagnostics

/// `tidemark day`: one day.
package struct DayView: View {
  let sheet: DaySheet

  package init(_ sheet: DaySheet) { self.sheet = sheet }

  package func lines(width: Int) -> [StyledLine] { DayLayout(sheet, width: width).lines }
  package var plain: [String] { DaySentences(sheet).lines }
  package var json: JSON { DayJSON.object(for: sheet) }
}
