package import Diagnostics
package import Languages

/// `tidemark day`: one day.
package struct DayView: View {
  let sheet: DaySheet

  package init(_ sheet: DaySheet) { self.sheet = sheet }

  package func lines(width: Int, in language: Language) -> [StyledLine] { DayLayout(sheet, width: width, in: language).lines }
  package func plain(in language: Language) -> [String] { DaySentences(sheet, in: language).lines }
  package var json: JSON { DayJSON.object(for: sheet) }
}
