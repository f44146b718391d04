import Chronology
import Diagnostics
import Insight
import Languages
package import Planner

/// The words in which views of activities speak.
package enum ActivityWords {
  static func name(of period: ActivityPeriod) -> String {
    switch period {
    case .sevenDays: "7 days"
    case .thirtyOneDays: "31 days"
    case .threeMonths: "3 months"
    case .twelveMonths: "12 months"
    }
  }

  package static func title(of activity: TrackedActivity) -> String { DayWords.title(activity.title) }

  /// The icon before the title, if it has one that can be shown.
  static func titled(_ activity: TrackedActivity) -> String {
    ShownText.emoji(activity.icon).map { ControlCharacters.escaping($0) + " " + title(of: activity) } ?? title(of: activity)
  }

  /// `never done`, `done today`, `done yesterday`, `done 5 days ago`.
  static func last(_ history: ActivityHistory) -> String {
    history.lastDay.map { "done \(Language.english.distance(of: $0, from: history.today))" } ?? "never done"
  }

  /// `5 activities · 2 done today`.
  static func summary(_ sheet: ActivitiesSheet) -> [String] {
    let count = sheet.rows.count
    return ["\(count) activit\(count == 1 ? "y" : "ies")", "\(sheet.doneToday) done today"]
  }

  /// `every 3.5 days on average`, `21 days apart at most`; empty for fewer than two completions.
  static func intervals(_ history: ActivityHistory) -> [String] {
    guard let average = history.averageInterval, let longest = history.longestInterval else { return [] }
    let every = longest == 1 ? "every day" : "every \(average.text) days on average"
    return [every, "\(LifeWords.count(longest, "day")) apart at most"]
  }

  /// What an entry says besides its day: `18:30`, its note, `by widget`.
  static func details(of completion: ActivityHistory.Completion, _ clock: ClockStyle) -> [String] {
    let note = DayWords.title(completion.note)
    return [
      completion.time.map { clock.text($0) }, note.isEmpty ? nil : note,
      completion.source.map { "by \(ControlCharacters.escaping($0))" },
    ].compactMap(\.self)
  }
}
