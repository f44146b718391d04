import Chronology
import Diagnostics
import Languages
package import Planner
package import Vault

/// The words in which views of a life speak.
package enum LifeWords {
  /// `Week 1,547`, `March 2024`: the month is that of the first of its days.
  static func title(of week: LifeWeek, in language: Language) -> [String] {
    let (year, month, _) = week.days.first.parts
    let name = Month(rawValue: month).map { language.monthAndYear($0, year) }
    return [language.say(LifeMessage.week(week.number)), name ?? String(year)]
  }

  /// Where a week lies, told from today's: `this week`, `next week`, `in 186 weeks`, `3 weeks ago`.
  static func distance(ofWeek week: Int, from current: Int, in language: Language) -> String {
    language.say(LifeMessage.distance(weeks: week - current))
  }

  /// `age 36`, or `age 35, 36 on 2026-06-14` in the week of a birthday.
  static func age(of week: LifeWeek, in span: LifeSpan, in language: Language) -> String {
    guard let birthday = week.birthday, let date = span.birthday(birthday) else {
      return language.say(LifeMessage.age(week.age))
    }
    return language.say(
      week.age == birthday ? LifeMessage.ageFrom(birthday, date.weekday) : .ageUntil(week.age, date)
    )
  }

  /// The parts of a mark: `good`, `growth`, `Finished the outline`, `marked 2026-11-20`.
  ///
  /// - Parameter name: what is said of the Markdown of its words.
  static func parts(
    of mark: WeekMark,
    in language: Language,
    naming name: (String) -> String = DayWords.title
  ) -> [String] {
    func say(_ message: LifeMessage) -> String { language.say(message) }
    let phrase = name(mark.phrase)
    let words = [ShownText.emoji(mark.icon).map(ControlCharacters.escaping), phrase.isEmpty ? nil : phrase].compactMap(\.self)
    let parts = [
      mark.rating.map { say(.rating($0)) }, mark.category.map { say(.category($0)) },
      words.isEmpty ? nil : words.joined(separator: " "), mark.marked.map { say(.marked($0)) },
    ]
    let told = parts.compactMap(\.self)
    return told.isEmpty ? [say(.marked(nil))] : told
  }

  /// `Estuary years`.
  ///
  /// - Parameter name: what is said of its Markdown.
  static func title(of phase: LifePhase, naming name: (String) -> String = DayWords.title) -> String {
    let title = name(phase.title)
    return ShownText.emoji(phase.icon).map { ControlCharacters.escaping($0) + " " + title } ?? title
  }

  /// `40 weeks marked`, `4 in a row, this week pending`, `9 at most`; of a row that is none, and of the longest twice, nothing.
  static func streak(_ sheet: LifeSheet, in language: Language) -> [String] {
    func say(_ message: LifeMessage) -> String { language.say(message) }
    let marked = sheet.marks.weeks.count { $0 <= sheet.weeks.lived }
    guard marked > 0 else { return [say(.noWeekMarked(command: sheet.weeks.current.map { _ in "tidemark mark" }))] }
    let streak = sheet.streak
    let isPending = sheet.marks.mark(ofWeek: sheet.weeks.lived) == nil
    guard streak.longest > 1 else { return [say(.weeksMarked(marked))] }
    return [say(.weeksMarked(marked)), say(.inARow(streak.current, isPending: isPending))]
      + (streak.longest > streak.current ? [say(.atMost(streak.longest))] : [])
  }

  /// How the milestones are shown that are not; nil where all are.
  static func milestoneAdvice(_ sheet: LifeSheet, in language: Language) -> String? {
    let count = sheet.milestones.count - sheet.shownMilestones.count
    return count > 0 ? language.say(LifeMessage.otherMilestones(count, command: "tidemark life --milestones")) : nil
  }

  /// `born Thursday 1990-06-14`, `age 36`, `85 years expected`.
  static func about(_ sheet: LifeSheet, in language: Language) -> [String] {
    let age = sheet.span.age(on: sheet.today).map { language.say(LifeMessage.age($0)) }
    return [
      language.say(LifeMessage.born(sheet.span.born)), age ?? language.distance(of: sheet.span.born, from: sheet.today),
      language.say(LifeMessage.expected(sheet.span.expectancy)),
    ]
  }

  /// How another life is named in a view.
  package static func titleAndPath(of file: VaultPlans.File<Life>) -> (title: String, path: String) {
    (ShownText.line(file.record.title), file.record.path)
  }

  /// Whose life it is, where there are several: `Mum's life, lives/mum.md`.
  static func owner(_ sheet: LifeSheet) -> [String] {
    guard !sheet.others.isEmpty else { return [] }
    let path = sheet.path.map { ", " + ControlCharacters.escaping($0) } ?? ""
    return [DayWords.title(sheet.title) + path]
  }

  /// The other lives: `2 other lives: Mum's life, Dad's life. “tidemark life NAME” shows one.`
  static func others(_ sheet: LifeSheet, in language: Language) -> String? {
    guard !sheet.others.isEmpty else { return nil }
    let titles = sheet.others.map { ControlCharacters.escaping($0.title) }
    return language.say(LifeMessage.otherLives(titles, command: "tidemark life NAME"))
  }

  /// `1,902 weeks lived`, `2,518 remaining`, `4,420 in all`, `43 %`.
  ///
  /// - Parameter isSpoken: whether a percentage is told in words.
  static func numbers(_ weeks: LifeWeeks, isSpoken: Bool = false, in language: Language) -> [String] {
    func say(_ message: LifeMessage) -> String { language.say(message) }
    let percent = isSpoken ? say(.percentInWords(weeks.percent)) : language.percent(weeks.percent)
    return [
      say(.weeksLived(weeks.lived)), say(.remaining(weeks.remaining)), say(.inAll(weeks.all)),
      weeks.beyond > 0 ? say(.beyond(weeks.beyond)) : percent,
    ]
  }
}
