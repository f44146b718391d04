import Chronology
import Insight
import Planner

/// Activities in plain lines, as a screen reader follows them best: one for each activity or completion.
enum ActivitiesPlain {
  static func lines(of sheet: ActivitiesSheet) -> [String] {
    let summary = "Activities, \(DayWords.day(sheet.today)): \(ActivityWords.summary(sheet).joined(separator: ", "))."
    return [summary] + sheet.rows.map(line)
  }

  private static func line(of row: ActivitiesSheet.Row) -> String {
    let history = row.history
    let counts = ActivityPeriod.allCases.map { "\(history.count(in: $0)) in \(ActivityWords.name(of: $0))" }
    let parts = [ActivityWords.last(history), "\(LifeWords.number(history.total)) in all"] + counts
    let category = row.activity.category.map { ", \(DayWords.title($0))" } ?? ""
    return "\(row.rank). \(ActivityWords.title(of: row.activity))\(category): "
      + (parts + ActivityWords.intervals(history)).joined(separator: ", ") + "."
  }

  static func lines(of sheet: ActivitiesSheet, since period: ActivityPeriod) -> [String] {
    let events = sheet.events(in: period)
    let count = LifeWords.count(events.count, "completion")
    return ["Activities of the past \(ActivityWords.name(of: period)), \(period.days(upTo: sheet.today)): \(count)."]
      + events.map { event in line(of: event.completion, sheet, named: ActivityWords.title(of: event.row.activity)) }
  }

  static func lines(of row: ActivitiesSheet.Row, in sheet: ActivitiesSheet, since period: ActivityPeriod?) -> [String] {
    let completions =
      period.map { row.history.completions(in: $0.days(upTo: sheet.today)) } ?? row.history.latest(ActivityLayout.standardCount)
    let since = row.activity.since.map { ["Since \($0)."] } ?? []
    return [line(of: row)] + since + completions.map { line(of: $0, sheet, named: nil) }
  }

  private static func line(
    of completion: ActivityHistory.Completion,
    _ sheet: ActivitiesSheet,
    named name: String?
  ) -> String {
    let day = TaskWords(today: sheet.today, clock: sheet.clock, style: .full).day(completion.day)
    let details = ActivityWords.details(of: completion, sheet.clock)
    return ([name.map { "\(day): \($0)" } ?? day] + details).joined(separator: ", ") + "."
  }
}
