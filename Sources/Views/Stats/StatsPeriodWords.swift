import Chronology
import Insight
import Languages
import Planner

/// The words in which the views of weeks, months and years speak.
struct StatsPeriodWords: Sendable {
  let sheet: StatsPeriodSheet
  private let days: TaskWords

  init(_ sheet: StatsPeriodSheet, _ style: TaskWords.Style) {
    self.sheet = sheet
    days = TaskWords(language: .english, today: sheet.today, clock: .twentyFourHours, style: style)
  }

  /// `Week of Mon 7 Dec 2026 to Sun 13 Dec 2026`, `November 2026`, `2026`, or `Sat 14 Nov 2026 to Fri 20 Nov 2026`.
  var title: String {
    switch sheet.span {
    case .week: "Week of \(days.dayAndYear(sheet.days.first)) to \(days.dayAndYear(sheet.days.last))"
    case .month: HistoryWords.month(sheet.days.first)
    case .year: String(sheet.days.first.year)
    case .period: days.span(sheet.days)
    }
  }

  /// How far it goes, where it is not over; nil where it is.
  var scope: String? {
    let asked = QuestionWords(question: sheet.question, words: days).phrases
    let project = sheet.question.project.map { " of \($0)" } ?? ""
    let parts = [
      sheet.today < sheet.days.last ? "up to today, \(days.dayAndYear(sheet.today))" : nil,
      asked.isEmpty && project.isEmpty ? nil : "only\(project)\(asked)",
    ]
    let told = parts.compactMap(\.self)
    return told.isEmpty ? nil : told.joined(separator: "; ")
  }

  /// What to say where nothing was due and nothing done; nil where something was.
  var emptyWords: String? {
    guard sheet.isBlank else { return nil }
    let isOver = sheet.today > sheet.days.last
    return "Nothing \(isOver ? "was" : "is") due in these days, and nothing \(isOver ? "was" : "is") done."
  }

  /// `Best ritual: Low water, 77 %.`
  var best: String? {
    sheet.best.map { "Best ritual: \(ShownText.titled($0.title, $0.icon)), \(Language.english.percent($0.totals.rate))" }
  }

  /// The best ritual, and why what was done of rituals today is not in the sums.
  var closing: [String] {
    [best, sheet.isTodayOpen ? "Today's habits count once none of them is open." : nil].compactMap(\.self)
  }

  /// `5/8 glasses`, `64 down to 0`, `19 days`, `35 days to go`.
  static func number(_ standing: NumberStanding, of content: PlanItem.Content) -> String {
    let value = quantity(standing.value, standing.unit)
    switch content {
    case .counter:
      return standing.goal.map { quantity("\(grouped(standing.value))/\(grouped($0))", standing.unit) } ?? value
    case .count(let count):
      if standing.isReached { return "\(value), reached" }
      return standing.goal.map { "\(value), \(count.direction == .up ? "up" : "down") to \(grouped($0))" } ?? value
    case .daysSince: return days(standing.value, after: "")
    case .daysUntil: return days(standing.value, after: " to go")
    case .text, .bullet, .checkbox, .label, .quote, .image, .streak, .textList, .timeline, .tally, .best, .recurring, .schedule,
      .task, .block, .routine, .category, .link, .habit, .mark, .phase, .activity:
      return value
    }
  }

  static func number(_ row: StatsPeriodSheet.ItemRow<NumberStanding>) -> String {
    number(row.value, of: row.item.item.content)
  }

  /// `19 days`, `35 days to go`; on the other side of its date `in 3 days` or `3 days ago`.
  private static func days(_ number: Number, after words: String) -> String {
    let count = number.whole ?? 0
    let length = LifeWords.count(abs(count), "day")
    if count >= 0 { return length + words }
    return words.isEmpty ? "in \(length)" : "\(length) ago"
  }

  static func quantity(_ number: Number, _ unit: String) -> String { quantity(grouped(number), unit) }

  /// With a comma before each three digits of its whole part.
  static func grouped(_ number: Number) -> String {
    let parts = number.description.split(separator: ".")
    guard let whole = Int(parts[0]), whole.magnitude > 999 else { return number.description }
    return ([(whole < 0 ? "-" : "") + LifeWords.number(abs(whole))] + parts.dropFirst().map(String.init)).joined(separator: ".")
  }

  private static func quantity(_ number: String, _ unit: String) -> String {
    unit.isEmpty ? number : "\(number) \(ShownText.line(unit))"
  }
}
