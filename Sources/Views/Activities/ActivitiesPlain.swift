import Chronology
import Diagnostics
import Insight
import Languages
import Planner

/// Activities in plain lines, as a screen reader follows them best: one for each activity or completion.
enum ActivitiesPlain {
  static func lines(of sheet: ActivitiesSheet) -> [String] {
    let summary = "Activities, \(Language.english.weekdayAndDate(sheet.today)): \(ActivityWords.summary(sheet).joined(separator: ", "))."
    return [summary] + sheet.rows.map(line) + notes(sheet.notes, "Note")
  }

  private static func line(of row: ActivitiesSheet.Row) -> String {
    let history = row.history
    let counts = ActivityPeriod.allCases.map { "\(history.count(in: $0)) in \(ActivityWords.name(of: $0))" }
    let parts = [ActivityWords.last(history), "\(LifeWords.number(history.total)) in all"] + counts
    let category = row.activity.category.map { ", \(DayWords.title($0))" } ?? ""
    return "\(row.rank). \(ActivityWords.title(of: row.activity))\(category): "
      + (parts + ActivityWords.intervals(history)).joined(separator: ", ") + "."
  }

  static func lines(of sheet: ActivitiesSheet, since period: ActivitySpan) -> [String] {
    let events = sheet.events(in: period)
    let count = LifeWords.count(events.count, "completion")
    return ["\(period.heading), \(period.days): \(count)."]
      + events.flatMap { event in
        let name = ActivityWords.title(of: event.row.activity)
        return [line(of: event.completion, sheet, named: name)] + notes(event.completion.notes, "Note of \(name)")
      }
  }

  static func lines(of row: ActivitiesSheet.Row, in sheet: ActivitiesSheet, since period: ActivitySpan?) -> [String] {
    let completions =
      period.map { row.history.completions(in: $0.days) } ?? row.history.latest(ActivityLayout.standardCount)
    let since = row.activity.since.map { ["Since \($0)."] } ?? []
    return [line(of: row)] + since + notes(row.activity.notes, "Details")
      + completions.flatMap { [line(of: $0, sheet, named: nil)] + notes($0.notes, "Note of \($0.day)") }
  }

  private static func notes(_ notes: [Note], _ label: String) -> [String] {
    NotesText.plain(notes, label).map { ControlCharacters.escaping($0) }
  }

  private static func line(
    of completion: ActivityHistory.Completion,
    _ sheet: ActivitiesSheet,
    named name: String?
  ) -> String {
    let day = TaskWords(language: .english, today: sheet.today, clock: sheet.clock, style: .full).day(completion.day)
    let details = ActivityWords.details(of: completion, sheet.clock)
    return ([name.map { "\(day): \($0)" } ?? day] + details).joined(separator: ", ") + "."
  }
}
