package import Diagnostics

/// `tidemark day --week`: the seven days of a week.
package struct WeekView: View {
  let sheet: WeekSheet

  /// - Parameter days: its seven days, in order.
  package init(_ days: [DaySheet]) { sheet = WeekSheet(days: days) }

  package func lines(width: Int) -> [StyledLine] { WeekLayout(sheet, width: width).lines }
  package var plain: [String] { Array(sheet.days.map { DaySentences($0).lines }.joined(separator: [""])) }
  package var json: JSON { DayJSON.object(for: sheet) }
}
