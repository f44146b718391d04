package import Chronology
package import Diagnostics
import Insight
package import Languages
import Planner

/// What `tidemark history --on` shows: a day in detail, of all rituals or of one.
package struct HistoryDay: View, Sendable {
  var date: CivilDate
  var today: CivilDate
  var figures: DayFigures
  var rituals: [RitualDay]
  /// The title of the one that is asked for.
  var title: String?
  let survey: RitualSurvey

  package init(_ survey: RitualSurvey, _ date: CivilDate, ritual: Int?) {
    self.survey = survey
    self.date = date
    today = survey.today
    let summary = survey.history.summary(of: date)
    rituals = summary.rituals.filter { ritual == nil || $0.ritual == ritual }
    figures = summary.figures
    if let ritual {
      title = survey.rituals[ritual].title
      // Without an arc on the day there is nothing of this ritual to tell.
      if let own = rituals.first { figures = own.figures }
    }
  }

  /// What the day came to in pieces: `4 of 9 done`, `44 %`, `streak 5 days`.
  private func pieces(in language: Language) -> [LinePiece] {
    guard !rituals.isEmpty else { return [] }
    return HistoryDay.pieces(figures, skipped: skippedCount, in: language)
  }

  private var skippedCount: Int { rituals.reduce(0) { $0 + HistoryDay.skippedCount($1) } }

  private static func skippedCount(_ day: RitualDay) -> Int { day.habits.count { $0.state == .skipped } }

  private static func pieces(_ figures: DayFigures, skipped: Int, in language: Language) -> [LinePiece] {
    guard figures.when != .ahead else { return [] }
    let rate = figures.rate
    let streak = LinePiece(language.say(RitualMessage.streak(current: figures.streak, longest: 0)))
    guard rate.due > 0 else {
      return [LinePiece(language.say(figures.isSkipped ? HistoryMessage.allSkipped : .band(.nothingDue))), streak]
    }
    return [
      LinePiece(language.say(HistoryMessage.habitsDone(rate, skipped: skipped))),
      LinePiece(language.percent(rate), rate.band.style), streak,
    ]
  }

  private func sentences(in language: Language) -> [String] {
    guard !rituals.isEmpty else {
      return [language.say(title.map { HistoryMessage.noArcRan($0) } ?? .noRitualRan)]
    }
    let comparison = HistoryWords.comparison(figures).map { language.say($0) }
    return [comparison, figures.line(hasSkipped: skippedCount > 0, in: language)].compactMap(\.self)
  }

  private func pieces(_ day: RitualDay, in language: Language) -> [LinePiece] {
    HistoryDay.pieces(day.figures, skipped: HistoryDay.skippedCount(day), in: language)
  }

  private func habit(_ day: HabitDay, _ of: RitualDay) -> ArcHabit {
    survey.rituals[of.ritual].arcs[of.arc].habits[day.habit]
  }

  /// The entries of the day with words.
  private func noted(_ day: HabitDay, _ of: RitualDay) -> [RitualSheet.NotedEntry] {
    habit(day, of).log.filter { $0.days.contains(date) }.compactMap(RitualSheet.NotedEntry.init)
  }

  /// The habits of the day, and those with words on it that were not due.
  private func habits(_ of: RitualDay) -> [HabitDay] {
    let habits = survey.rituals[of.ritual].arcs[of.arc].habits
    let shown = Set(of.habits.map(\.habit))
    let others = habits.indices.filter { place in
      !shown.contains(place)
        && habits[place].log.contains { $0.days.contains(date) && RitualSheet.NotedEntry($0) != nil }
    }
    let all = of.habits + others.map { HabitDay(habit: $0, state: .notDue, isDue: false) }
    return all.sorted { $0.habit < $1.habit }
  }

  /// When it was done, by the first entry of the day that says so.
  private func time(_ day: HabitDay, _ of: RitualDay) -> TimeOfDay? {
    habit(day, of).log.lazy.filter { $0.days.contains(date) }.compactMap(\.time).first
  }

  private func words(_ day: HabitDay, in language: Language) -> String {
    !day.isDue && day.state == .done ? language.say(HistoryMessage.doneThoughNotDue) : language.state(day.state)
  }

  private func dayOfArc(_ day: RitualDay) -> HistoryMessage {
    let arc = survey.rituals[day.ritual].arcs[day.arc]
    return .dayOfArc(arc.number, day: day.day, of: arc.effectiveDays.count)
  }

  // MARK: Forms

  package func lines(width: Int, in language: Language) -> [StyledLine] {
    let width = LineLayout.fitted(width)
    var title = [LinePiece(language.weekdayAndDate(date), .strong), LinePiece(language.distance(of: date, from: today))]
    if let own = self.title { title.append(LinePiece(own)) }
    let head = LineLayout.joined(title, width) + LineLayout.joined(pieces(in: language), width)
    let told = sentences(in: language).flatMap { LineLayout.wrapped($0, width) }
    let groups = rituals.map { day -> [StyledLine] in
      let own = survey.rituals[day.ritual]
      let rate = self.title == nil ? pieces(day, in: language) : []
      return LineLayout.wrapped(ShownText.titled(own.title, own.icon), width, survey.style(of: day.ritual))
        + LineLayout.joined([LinePiece(language.say(dayOfArc(day)))] + rate, width, indent: 2)
        + habits(day).flatMap { entry -> [StyledLine] in
          let (habit, noted) = (habit(entry, day), noted(entry, day))
          let words =
            (entry.state == .done && entry.isDue ? "" : " · \(words(entry, in: language))")
            + (time(entry, day).map { " · " + language.time($0, survey.settings.clock) } ?? "")
          let parts = ShownText.wrapped(ShownText.titled(habit.title, habit.icon) + words, width - 6)
          return parts.enumerated().map { StyledLine(($0 == 0 ? "  \(entry.state.box) " : "      ") + $1) }
            + NotesText.lines(noted.flatMap(\.notes), width, .quiet, indent: 8, isSpaced: false)
        }
    }
    return ([head + told] + groups).joined(separator: [StyledLine()]).map { $0 }
  }

  package func plain(in language: Language) -> [String] {
    var lines = [language.weekdayAndDate(date) + (title.map { ", \($0)" } ?? "")]
    let pieces = pieces(in: language)
    if !pieces.isEmpty { lines.append(pieces.map(\.text).joined(separator: "; ")) }
    lines += sentences(in: language)
    for day in rituals {
      let pieces = [language.say(dayOfArc(day))] + self.pieces(day, in: language).map(\.text)
      lines.append("\(survey.rituals[day.ritual].title)\(language.colon) " + pieces.joined(separator: "; "))
      lines += habits(day).flatMap { entry -> [String] in
        let noted = noted(entry, day)
        let title = habit(entry, day).title
        let time = time(entry, day).map { ", " + language.time($0, survey.settings.clock) } ?? ""
        let name = language.say(HistoryMessage.habit(title))
        return ["\(name)\(language.colon) \(words(entry, in: language))\(time)"]
          + NotesText.plain(noted.flatMap(\.notes), of: title, in: language)
      }
    }
    return lines.map { ControlCharacters.escaping($0) }
  }

  package var json: JSON {
    let rituals = rituals.map { day in
      let habits = habits(day).map { entry in
        let noted = noted(entry, day)
        var members: [(String, JSON)] = [
          ("title", .string(habit(entry, day).title)), ("state", .string(entry.state.jsonWord)), ("isDue", .bool(entry.isDue)),
        ]
        if let time = time(entry, day) { members.append(("time", .string(time.description))) }
        if !noted.isEmpty { members.append(("notes", NotesText.json(noted.flatMap(\.notes)))) }
        return JSON.object(members)
      }
      let arc: [(String, JSON)] = [
        ("arc", .integer(survey.rituals[day.ritual].arcs[day.arc].number)), ("day", .integer(day.day)),
      ]
      return JSON.object(survey.json(day.ritual) + arc + HistoryDay.json(day.figures) + [("habits", .array(habits))])
    }
    var members: [(String, JSON)] = [("date", .string(date.description)), ("today", .string(today.description))]
    if let title { members.append(("ritual", .string(title))) }
    members += self.rituals.isEmpty ? [] : HistoryDay.json(figures)
    return .object(members + [("rituals", .array(rituals))])
  }

  private static func json(_ figures: DayFigures) -> [(String, JSON)] {
    var members: [(String, JSON)] = [
      ("rate", RitualJSON.rate(figures.rate)), ("average", RitualJSON.rate(figures.average)),
      ("streak", .integer(figures.streak)), ("line", .string(figures.line)),
    ]
    if let comparison = figures.comparison {
      members += [("trend", .string(comparison.trend.rawValue)), ("points", .integer(comparison.points))]
    }
    return members
  }
}
