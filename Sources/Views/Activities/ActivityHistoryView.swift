package import Diagnostics
package import Languages

/// `tidemark activities --since`: what was done in a period.
package struct ActivityHistoryView: View {
  let sheet: ActivitiesSheet
  let period: ActivitySpan

  package init(_ sheet: ActivitiesSheet, since period: ActivitySpan) { (self.sheet, self.period) = (sheet, period) }

  package func lines(width: Int, in language: Language) -> [StyledLine] {
    ActivityHistoryLayout(sheet, since: period, width: width, in: language).lines
  }
  package func plain(in language: Language) -> [String] { ActivitiesPlain(language).lines(of: sheet, since: period) }
  package var json: JSON { ActivitiesJSON.object(for: sheet, since: period) }
  package func beginning(width: Int, in language: Language) -> Beginning? { sheet.beginning(width: width, in: language) }
}
