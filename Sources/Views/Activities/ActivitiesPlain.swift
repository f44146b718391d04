import Chronology
import Diagnostics
import Insight
import Languages
import Planner

/// Activities in plain lines, as a screen reader follows them best: one for each activity or completion.
struct ActivitiesPlain {
  private let words: ActivityWords

  init(_ language: Language) { words = ActivityWords(language) }

  func lines(of sheet: ActivitiesSheet) -> [String] {
    let summary = words.say(.sentence(sheet.today, activities: sheet.rows.count, doneToday: sheet.doneToday))
    return [summary] + sheet.rows.map(line) + notes(sheet.notes)
  }

  private func line(of row: ActivitiesSheet.Row) -> String {
    let history = row.history
    let parts = [words.last(history), words.say(.doneInAll(history.total))] + words.counts(history)
    let category = row.activity.category.map { ", \(DayWords.title($0))" } ?? ""
    return "\(row.rank). \(ActivityWords.title(of: row.activity))\(category)\(words.language.colon) "
      + (parts + words.intervals(history)).joined(separator: ", ") + "."
  }

  func lines(of sheet: ActivitiesSheet, since period: ActivitySpan) -> [String] {
    let events = sheet.events(in: period)
    return [words.say(.sentence(period, completions: events.count))]
      + events.flatMap { event in
        let name = ActivityWords.title(of: event.row.activity)
        return [line(of: event.completion, sheet, named: name)] + notes(event.completion.notes, of: name)
      }
  }

  func lines(of row: ActivitiesSheet.Row, in sheet: ActivitiesSheet, since period: ActivitySpan?) -> [String] {
    let completions =
      period.map { row.history.completions(in: $0.days) } ?? row.history.latest(ActivityLayout.standardCount)
    let since = row.activity.since.map { [words.say(.sinceSentence($0))] } ?? []
    let details = NotesText.plain(row.activity.notes, label: words.say(.details), in: words.language)
    return [line(of: row)] + since + details.map { ControlCharacters.escaping($0) }
      + completions.flatMap { [line(of: $0, sheet, named: nil)] + notes($0.notes, of: "\($0.day)") }
  }

  private func notes(_ notes: [Note], of title: String? = nil) -> [String] {
    NotesText.plain(notes, of: title, in: words.language).map { ControlCharacters.escaping($0) }
  }

  private func line(
    of completion: ActivityHistory.Completion,
    _ sheet: ActivitiesSheet,
    named name: String?
  ) -> String {
    let day = TaskWords(language: words.language, today: sheet.today, clock: sheet.clock, style: .full).day(completion.day)
    let details = words.details(of: completion, sheet.clock)
    return ([name.map { "\(day)\(words.language.colon) \($0)" } ?? day] + details).joined(separator: ", ") + "."
  }
}
