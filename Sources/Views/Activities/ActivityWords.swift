import Chronology
import Diagnostics
import Insight
import Languages
package import Planner

/// The words in which views of activities speak.
package struct ActivityWords: Sendable {
  let language: Language

  init(_ language: Language) { self.language = language }

  func say(_ message: ActivityMessage) -> String { language.say(message) }

  func say(_ message: ActivityHistoryMessage) -> String { language.say(message) }

  package static func title(of activity: TrackedActivity) -> String { DayWords.title(activity.title) }

  /// The icon before the title, if it has one that can be shown.
  static func titled(_ activity: TrackedActivity) -> String {
    ShownText.emoji(activity.icon).map { ControlCharacters.escaping($0) + " " + title(of: activity) } ?? title(of: activity)
  }

  /// `never done`, `done today`, `done yesterday`, `done 5 days ago`.
  func last(_ history: ActivityHistory) -> String {
    say(history.lastDay.map { .done(SeenDay($0, from: history.today, .full)) } ?? .neverDone)
  }

  /// `5 activities`, `2 done today`.
  func summary(_ sheet: ActivitiesSheet) -> [String] { [say(.count(sheet.rows.count)), say(.doneToday(sheet.doneToday))] }

  /// `3 in 7 days`, and the same for each other period.
  func counts(_ history: ActivityHistory) -> [String] {
    ActivityPeriod.allCases.map { say(.doneIn(history.count(in: $0), $0, .full)) }
  }

  /// `every 3.5 days on average`, `21 days apart at most`; empty for fewer than two completions.
  func intervals(_ history: ActivityHistory) -> [String] {
    guard let average = history.averageInterval, let longest = history.longestInterval else { return [] }
    return [say(longest == 1 ? .everyDay : .everyDays(average)), say(.apart(longest))]
  }

  /// What an entry says besides its day: `18:30`, its note, `by widget`.
  func details(of completion: ActivityHistory.Completion, _ clock: ClockStyle) -> [String] {
    details(of: completion, clock) { DayWords.title($0) }
  }

  /// The same as a page has them.
  func texts(of completion: ActivityHistory.Completion, _ clock: ClockStyle) -> [PageText] {
    PageText.texts { name in details(of: completion, clock) { name(PageText(name: $0)) } }
  }

  /// - Parameter words: what is said of the Markdown of a note.
  private func details(
    of completion: ActivityHistory.Completion,
    _ clock: ClockStyle,
    words: (String) -> String
  ) -> [String] {
    let note = words(completion.note)
    return [
      completion.time.map { language.time($0, clock) }, note.isEmpty ? nil : note,
      completion.source.map { say(.by(ControlCharacters.escaping($0))) },
    ].compactMap(\.self)
  }
}
