import Chronology
import Insight
import Languages
import Planner

/// The words in which the views of weeks, months and years speak.
struct StatsPeriodWords: Sendable {
  let sheet: StatsPeriodSheet
  private let days: TaskWords

  init(_ sheet: StatsPeriodSheet, _ style: TaskWords.Style, in language: Language) {
    self.sheet = sheet
    days = TaskWords(language: language, today: sheet.today, clock: .twentyFourHours, style: style)
  }

  var language: Language { days.language }

  func say(_ message: StatsMessage) -> String { language.say(message) }

  func say(_ heading: StatsHeading) -> String { language.say(heading) }

  /// `Week of Mon 7 Dec 2026 to Sun 13 Dec 2026`, `November 2026`, `2026`, or `Sat 14 Nov 2026 to Fri 20 Nov 2026`.
  var title: String {
    let first = sheet.days.first
    switch sheet.span {
    case .week: return say(.week(first, sheet.days.last, days.style))
    case .month:
      return language.capitalized(Month(rawValue: first.month).map { language.monthAndYear($0, first.year) } ?? "")
    case .year: return String(first.year)
    case .period: return language.capitalized(days.span(sheet.days))
    }
  }

  /// How far it goes, where it is not over; nil where it is.
  var scope: String? {
    let asked = QuestionWords(question: sheet.question, words: days).phrases
    let project = sheet.question.project
    let parts = [
      sheet.today < sheet.days.last ? say(.upToToday(sheet.today, days.style)) : nil,
      asked.isEmpty && project == nil ? nil : say(.only(project: project, asked: asked)),
    ]
    let told = parts.compactMap(\.self)
    return told.isEmpty ? nil : told.joined(separator: "; ")
  }

  /// What to say where nothing was due and nothing done; nil where something was.
  var emptyWords: String? { sheet.isBlank ? say(.nothingDone(isOver: sheet.today > sheet.days.last)) : nil }

  /// `Best ritual: Low water, 77 %`
  ///
  /// - Parameter name: what is said of its name.
  private func best(naming name: (WrittenName) -> String) -> String? {
    sheet.best.map { say(.bestRitual(ShownText.titled(name($0.name), $0.icon), $0.totals.rate)) }
  }

  /// The best ritual, and why what was done of rituals today is not in the sums.
  private func closing(naming name: (WrittenName) -> String) -> [String] {
    [best(naming: name), sheet.isTodayOpen ? say(.todayIsOpen) : nil].compactMap(\.self)
  }

  var closing: [String] { closing(naming: { $0.words }) }

  /// The same as a page has it.
  var closingOfPage: [PageText] { PageText.texts { name in closing(naming: { name($0.page) }) } }

  /// `5/8 glasses`, `64, down to 0`, `19 days`, `35 days to go`.
  static func number(_ standing: NumberStanding, of content: PlanItem.Content, in language: Language) -> String {
    let value = quantity(standing.value, standing.unit, in: language)
    switch content {
    case .counter:
      return standing.goal.map { goal in
        quantity("\(language.number(standing.value))/\(language.number(goal))", standing.unit)
      } ?? value
    case .count(let count):
      if standing.isReached { return language.say(StandingMessage.reached(value)) }
      return standing.goal.map { language.say(StandingMessage.goal(value, count.direction, $0)) } ?? value
    case .daysSince:
      let count = standing.value.whole ?? 0
      return count >= 0 ? language.days(count) : language.say(StandingMessage.inDays(-count))
    case .daysUntil:
      let count = standing.value.whole ?? 0
      return language.say(count >= 0 ? StandingMessage.daysToGo(count) : .daysAgo(-count))
    case .text, .bullet, .checkbox, .label, .quote, .image, .streak, .textList, .timeline, .tally, .best, .recurring, .schedule,
      .task, .block, .routine, .category, .link, .habit, .mark, .phase, .activity:
      return value
    }
  }

  static func number(_ row: StatsPeriodSheet.ItemRow<NumberStanding>, in language: Language) -> String {
    number(row.value, of: row.item.item.content, in: language)
  }

  /// A number with its unit, which is as the file has it.
  static func quantity(_ number: Number, _ unit: String, in language: Language) -> String {
    quantity(language.number(number), unit)
  }

  private static func quantity(_ number: String, _ unit: String) -> String {
    unit.isEmpty ? number : "\(number) \(ShownText.line(unit))"
  }
}
