package import Diagnostics
package import Languages

/// `tidemark activities NAME`: one activity.
package struct ActivityView: View {
  let row: ActivitiesSheet.Row
  let sheet: ActivitiesSheet
  let period: ActivitySpan?

  package init(_ row: ActivitiesSheet.Row, in sheet: ActivitiesSheet, since period: ActivitySpan?) {
    (self.row, self.sheet, self.period) = (row, sheet, period)
  }

  package func lines(width: Int, in language: Language) -> [StyledLine] {
    ActivityLayout(row, in: sheet, since: period, width: width, in: language).lines
  }
  package func plain(in language: Language) -> [String] { ActivitiesPlain(language).lines(of: row, in: sheet, since: period) }
  package var json: JSON { ActivitiesJSON.object(for: row, in: sheet, since: period) }
}
