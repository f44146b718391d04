import Chronology
import Diagnostics
import Insight
import Languages
import Planner

/// Month calendars in other forms than lines of a terminal.
enum HistoryText {
  /// A day a line, of those on which an arc ran.
  static func plain(_ grids: [MonthGrid], title: String, in language: Language) -> [String] {
    let lines = grids.flatMap { grid in
      let totals = grid.totals
      let sum = totals.runningDays == 0 ? HistoryMessage.nothingRan : .total(totals.rate, perfectDays: totals.perfectDays)
      return ["\(HistoryWords.month(grid.days.first, in: language))\(language.colon) \(language.say(sum))"]
        + grid.weeks.joined().compactMap(\.self).filter { $0.isRunning && $0.when != .ahead }.map { cell in
          let rate = cell.rate.due > 0 ? " (\(language.part(cell.rate)))" : ""
          return "\(language.weekdayAndDate(cell.date))\(language.colon) \(HistoryWords.words(cell, in: language))\(rate)"
        }
    }
    return ([title] + lines).map { ControlCharacters.escaping($0) }
  }

  static func json(_ grids: [MonthGrid], ritual: String?, today: CivilDate) -> JSON {
    let months = grids.map { grid in
      let days = grid.weeks.joined().compactMap(\.self).filter { $0.when != .ahead }.map { cell in
        JSON.object([
          ("date", .string(cell.date.description)), ("band", .string(cell.rate.band.rawValue)),
          ("isRunning", .bool(cell.isRunning)), ("isSkipped", .bool(cell.isSkipped)), ("rate", RitualJSON.rate(cell.rate)),
        ])
      }
      return JSON.object([
        ("first", .string(grid.days.first.description)), ("last", .string(grid.days.last.description)),
        ("rate", RitualJSON.rate(grid.totals.rate)), ("checkIns", .integer(grid.totals.checkIns)),
        ("activeDays", .integer(grid.totals.activeDays)), ("perfectDays", .integer(grid.totals.perfectDays)),
        ("longestStreak", .integer(grid.totals.longestStreak)), ("days", .array(days)),
      ])
    }
    let head: [(String, JSON)] = [("today", .string(today.description))] + (ritual.map { [("ritual", .string($0))] } ?? [])
    return .object(head + [("months", .array(months))])
  }
}
