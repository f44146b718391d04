import Chronology
import Diagnostics
import Insight
import Planner

/// Activities for programs. What is not there is left out; lists are always there.
enum ActivitiesJSON {
  static func object(for sheet: ActivitiesSheet) -> JSON {
    object([
      ("today", day(sheet.today)), ("doneToday", .integer(sheet.doneToday)), ("notes", NotesText.json(sheet.notes)),
      ("activities", .array(sheet.rows.map { object(members(of: $0)) })),
    ])
  }

  static func object(for sheet: ActivitiesSheet, since period: ActivitySpan) -> JSON {
    object(
      members(of: period, sheet) + [
        (
          "completions",
          .array(
            sheet.events(in: period).map { event in
              object([("activity", .string(event.row.activity.title))] + members(of: event.completion))
            }
          )
        )
      ]
    )
  }

  /// One activity with all its completions, or those of a period, and a year of days.
  static func object(for row: ActivitiesSheet.Row, in sheet: ActivitiesSheet, since period: ActivitySpan?) -> JSON {
    let period = period ?? ActivitySpan(.twelveMonths, today: sheet.today)
    let completions = row.history.completions(in: period.days)
    return object(
      members(of: period, sheet) + members(of: row) + [
        ("completions", .array(completions.map { object(members(of: $0)) }))
      ]
    )
  }

  private static func members(of period: ActivitySpan, _ sheet: ActivitiesSheet) -> [(String, JSON?)] {
    [
      ("today", day(sheet.today)), ("since", .string(period.word)), ("first", day(period.days.first)),
      ("last", day(period.days.last)),
    ]
  }

  private static func members(of row: ActivitiesSheet.Row) -> [(String, JSON?)] {
    let history = row.history
    return [
      ("rank", .integer(row.rank)), ("title", .string(row.activity.title)),
      ("icon", row.activity.icon.map { .string($0.text) }), ("category", row.activity.category.map { .string($0) }),
      ("color", row.color.map { .string($0.rawValue) }), ("added", row.activity.since.map(day)),
      ("isDoneToday", .bool(history.isDoneToday)), ("lastDay", history.lastDay.map(day)),
      ("daysSinceLast", history.daysSinceLast.map { .integer($0) }), ("daysSinceText", .string(history.daysSinceText)),
      ("total", .integer(history.total)),
      ("counts", object(ActivityPeriod.allCases.map { ($0.rawValue, .integer(history.count(in: $0))) })),
      ("longestInterval", history.longestInterval.map { .integer($0) }),
      ("averageInterval", history.averageInterval.map { .number($0.text) }),
      ("notes", NotesText.json(row.activity.notes)),
    ]
  }

  private static func members(of completion: ActivityHistory.Completion) -> [(String, JSON?)] {
    [
      ("day", day(completion.day)), ("time", completion.time.map { .string("\($0)") }),
      ("note", completion.note.isEmpty ? nil : .string(completion.note)),
      ("notes", completion.notes.isEmpty ? nil : NotesText.json(completion.notes)),
      ("source", completion.source.map { .string($0) }),
    ]
  }

  private static func day(_ date: CivilDate) -> JSON { .string(date.description) }

  private static func object(_ members: [(String, JSON?)]) -> JSON {
    .object(members.compactMap { key, value in value.map { (key, $0) } })
  }
}
