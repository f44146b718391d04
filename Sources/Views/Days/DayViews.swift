package import Diagnostics

/// `tidemark day`: one day.
package struct DayView: View {
  let sheet: DaySheet

  package init(_ sheet: DaySheet) { self.sheet = sheet }

  package func lines(width: Int) -> [StyledLine] { DayLayout(sheet, width: width).lines }
  package var plain: [String] { DaySentences(sheet).lines }
  package var json: JSON { DayJSON.object(for: sheet) }
}

/// `tidemark day --week`: the seven days of a week.
package struct WeekView: View {
  let sheet: WeekSheet

  /// - Parameter days: its seven days, in order.
  package init(_ days: [DaySheet]) { sheet = WeekSheet(days: days) }

  package func lines(width: Int) -> [StyledLine] { WeekLayout(sheet, width: width).lines }
  package var plain: [String] { Array(sheet.days.map { DaySentences($0).lines }.joined(separator: [""])) }
  package var json: JSON { DayJSON.object(for: sheet) }
}
