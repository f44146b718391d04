package import Diagnostics
package import Languages

/// `tidemark day --week`: the seven days of a week.
package struct WeekView: View {
  let sheet: WeekSheet

  /// - Parameter days: its seven days, in order.
  package init(_ days: [DaySheet]) { sheet = WeekSheet(days: days) }

  package func lines(width: Int, in language: Language) -> [StyledLine] { WeekLayout(sheet, width: width, in: language).lines }

  package func plain(in language: Language) -> [String] {
    let days = sheet.days.map { DaySentences($0, isOneOfSeveral: true, in: language).lines }
    return Array((days + [advice(in: language)].filter { !$0.isEmpty }).joined(separator: [""]))
  }

  package var json: JSON { DayJSON.object(for: sheet) }

  /// How to begin a day, where one has no file.
  private func advice(in language: Language) -> [String] {
    let day = sheet.days.first { $0.files.isEmpty && !$0.isPast }
    return day.map { DayAdvice($0, in: language).beginning } ?? []
  }
}
