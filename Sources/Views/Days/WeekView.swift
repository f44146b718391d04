package import Diagnostics
package import Languages

/// `tidemark day --week`: the seven days of a week.
package struct WeekView: View {
  let sheet: WeekSheet

  /// - Parameter days: its seven days, in order.
  package init(_ days: [DaySheet]) { sheet = WeekSheet(days: days) }

  package func lines(width: Int, in language: Language) -> [StyledLine] { WeekLayout(sheet, width: width).lines }

  package func plain(in language: Language) -> [String] {
    let days = sheet.days.map { DaySentences($0, isOneOfSeveral: true).lines } + [advice].filter { !$0.isEmpty }
    return Array(days.joined(separator: [""]))
  }

  package var json: JSON { DayJSON.object(for: sheet) }

  /// How to begin a day, where one has no file.
  private var advice: [String] {
    guard let day = sheet.days.first(where: { $0.files.isEmpty && !$0.isPast }) else { return [] }
    return (day.hasVault ? [] : [DayAdvice.noVault]) + [DayAdvice.command(day.isToday ? "" : " \(day.date)")]
  }
}
