import Chronology
import Diagnostics
import Languages
package import Planner
package import Vault

/// The words in which views of a life speak.
package enum LifeWords {
  /// `1,902`.
  package static func number(_ number: Int) -> String { LifeWeeks.grouped(number) }

  /// `1 week`, `2,594 weeks`.
  static func count(_ number: Int, _ unit: String) -> String { "\(self.number(number)) \(unit)" + (number == 1 ? "" : "s") }

  /// Where a week lies, told from today's: `this week`, `next week`, `in 186 weeks`, `3 weeks ago`.
  static func distance(ofWeek week: Int, from current: Int) -> String {
    switch week - current {
    case 0: "this week"
    case 1: "next week"
    case -1: "last week"
    case let weeks where weeks > 0: "in \(count(weeks, "week"))"
    case let weeks: "\(count(-weeks, "week")) ago"
    }
  }

  /// `age 36`, or `age 35, 36 on 2026-06-14` in the week of a birthday.
  static func age(of week: LifeWeek, in span: LifeSpan) -> String {
    guard let birthday = week.birthday, let date = span.birthday(birthday) else { return "age \(week.age)" }
    return week.age == birthday
      ? "age \(birthday), from this \(date.weekday.title) on" : "age \(week.age), \(birthday) on \(date)"
  }

  /// The parts of a mark: `good`, `growth`, `Finished the outline`, `marked 2026-11-20`.
  static func parts(of mark: WeekMark) -> [String] {
    let phrase = DayWords.title(mark.phrase)
    let words = [ShownText.emoji(mark.icon).map(ControlCharacters.escaping), phrase.isEmpty ? nil : phrase].compactMap(\.self)
    let parts = [
      mark.rating?.rawValue, mark.category?.rawValue, words.isEmpty ? nil : words.joined(separator: " "),
      mark.marked.map { "marked \($0)" },
    ]
    let told = parts.compactMap(\.self)
    return told.isEmpty ? ["marked"] : told
  }

  /// `Estuary years`.
  static func title(of phase: LifePhase) -> String {
    let title = DayWords.title(phase.title)
    return ShownText.emoji(phase.icon).map { ControlCharacters.escaping($0) + " " + title } ?? title
  }

  /// `10 years`, `half of the weeks`, `13 weeks marked in a row`.
  static func name(of milestone: LifeMilestone) -> String {
    switch milestone.kind {
    case .birthday(let age): "\(age) years"
    case .halfway: "half of the weeks"
    case .marking(let weeks): "\(number(weeks)) weeks marked in a row"
    }
  }

  /// `10 years`, `half`, `13 marked in a row`.
  static func shortName(of milestone: LifeMilestone) -> String {
    switch milestone.kind {
    case .birthday: name(of: milestone)
    case .halfway: "half"
    case .marking(let weeks): "\(number(weeks)) marked in a row"
    }
  }

  /// `40 weeks marked · 4 in a row, this week pending · 9 at most`; of a row that is none, and of the longest twice, nothing.
  static func streak(_ sheet: LifeSheet) -> String {
    let marked = sheet.marks.weeks.count { $0 <= sheet.weeks.lived }
    guard marked > 0 else {
      return sheet.weeks.current == nil
        ? "No week is marked yet." : "No week is marked yet: “tidemark mark” says how this one was."
    }
    let streak = sheet.streak
    let pending = sheet.marks.mark(ofWeek: sheet.weeks.lived) == nil ? ", this week pending" : ""
    let words = "\(count(marked, "week")) marked"
    guard streak.longest > 1 else { return words }
    let row = " · \(number(streak.current)) in a row\(pending)"
    return words + row + (streak.longest > streak.current ? " · \(number(streak.longest)) at most" : "")
  }

  /// `born 1990-06-14`, `age 36`, `85 years expected`.
  static func about(_ sheet: LifeSheet) -> [String] {
    let born = "born \(sheet.span.born.weekday.title) \(sheet.span.born)"
    let age = sheet.span.age(on: sheet.today).map { "age \($0)" }
    let expected = "\(counted(sheet.span.expectancy, "year")) expected"
    return [born, age ?? Language.english.distance(of: sheet.span.born, from: sheet.today), expected]
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

  /// The other lives: `2 other lives: Mum's life, Dad's life; “tidemark life NAME” shows one.`
  static func others(_ sheet: LifeSheet) -> String? {
    guard !sheet.others.isEmpty else { return nil }
    let titles = sheet.others.map { ControlCharacters.escaping($0.title) }.joined(separator: ", ")
    let count = sheet.others.count
    return
      "\(count) other \(count == 1 ? "life" : "lives"): \(titles). “tidemark life NAME” shows \(count == 1 ? "it" : "one")."
  }

  /// `1,902 weeks lived`, `2,518 remaining`, `4,420 in all`, `43 %`.
  static func numbers(_ weeks: LifeWeeks) -> [String] {
    var parts = ["\(count(weeks.lived, "week")) lived", "\(number(weeks.remaining)) remaining", "\(number(weeks.all)) in all"]
    parts.append(weeks.beyond > 0 ? "\(number(weeks.beyond)) beyond" : "\(weeks.percent) %")
    return parts
  }
}
