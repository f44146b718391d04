package import Diagnostics
package import Insight

/// `tidemark activities`: all activities by rank.
package struct ActivitiesView: View {
  let sheet: ActivitiesSheet

  package init(_ sheet: ActivitiesSheet) { self.sheet = sheet }

  package func lines(width: Int) -> [StyledLine] { ActivitiesLayout(sheet, width: width).lines }
  package var plain: [String] { ActivitiesPlain.lines(of: sheet) }
  package var json: JSON { ActivitiesJSON.object(for: sheet) }
  package func beginning(width: Int) -> Beginning? { sheet.beginning(width: width) }
}

/// `tidemark activities --since`: what was done in a period.
package struct ActivityHistoryView: View {
  let sheet: ActivitiesSheet
  let period: ActivityPeriod

  package init(_ sheet: ActivitiesSheet, since period: ActivityPeriod) { (self.sheet, self.period) = (sheet, period) }

  package func lines(width: Int) -> [StyledLine] { ActivityHistoryLayout(sheet, since: period, width: width).lines }
  package var plain: [String] { ActivitiesPlain.lines(of: sheet, since: period) }
  package var json: JSON { ActivitiesJSON.object(for: sheet, since: period) }
  package func beginning(width: Int) -> Beginning? { sheet.beginning(width: width) }
}

/// `tidemark activities NAME`: one activity.
package struct ActivityView: View {
  let row: ActivitiesSheet.Row
  let sheet: ActivitiesSheet
  let period: ActivityPeriod?

  package init(_ row: ActivitiesSheet.Row, in sheet: ActivitiesSheet, since period: ActivityPeriod?) {
    (self.row, self.sheet, self.period) = (row, sheet, period)
  }

  package func lines(width: Int) -> [StyledLine] { ActivityLayout(row, in: sheet, since: period, width: width).lines }
  package var plain: [String] { ActivitiesPlain.lines(of: row, in: sheet, since: period) }
  package var json: JSON { ActivitiesJSON.object(for: row, in: sheet, since: period) }
}

extension ActivitiesSheet {
  fileprivate func beginning(width: Int) -> Beginning? {
    guard rows.isEmpty else { return nil }
    return Beginning([ActivityExample.noActivities, ""] + ActivityExample.lines(width: width, today: today), standsAlone: true)
  }
}
