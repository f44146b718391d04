import Chronology
import Editing
import Languages
import Phrases
import Planner

/// How a person names a week of a life on the command line: its number, or a day in it.
enum LifeWeekWord: Hashable, Sendable {
  case number(Int)
  case day(NamedDay)

  /// Reads `1547`, `1,547`, `week 1547`, `last week`, and what a `DayPhrase` reads, in English or in the person's language; a weekday
  /// is the last one.
  init?(_ text: String) {
    let english = LocalWords.english(text.lowercased().split(separator: " ").map(String.init)).joined(separator: " ")
    let text = Self.days[english] ?? Self.withoutNoun(text)
    if let day = try? NamedDay(text, .back) {
      self = .day(day)
    } else if let number = Int(text.filter { $0 != "," }), number > 0,
      text == String(number) || text == LifeWeeks.grouped(number)
    {
      self = .number(number)
    } else {
      return nil
    }
  }

  /// A day of weeks that are named from this one. A week of a life has its own first day, so that they are counted in days.
  private static let days = [
    "last week": "7 days ago", "past week": "7 days ago", "previous week": "7 days ago", "this week": "today",
    "next week": "in 7 days", "the week before last": "14 days ago", "week before last": "14 days ago",
  ]

  /// `1547` of `week 1547`; other texts as they are.
  private static func withoutNoun(_ text: String) -> String {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 2, ["week", "weeks"].contains(LocalWords.english([words[0].lowercased()])[0]),
      words[1].allSatisfy({ $0.isNumber || $0 == "," })
    else {
      return text
    }
    return words[1]
  }

  /// Nil where the life has no such week, or the day is not that of its weekday.
  func week(of span: LifeSpan, today: CivilDate) -> LifeWeek? {
    switch self {
    case .number(let number): LifeWeek(number: number, of: span)
    case .day(let day): day.problem(from: today) == nil ? LifeWeek(on: day.date(from: today), of: span) : nil
    }
  }

  /// What to tell a person who names a week that is not there.
  func problem(_ span: LifeSpan, today: CivilDate) -> EditRefusal {
    switch self {
    case .number(let number):
      EditRefusal(LifeWeekMessage.isBehindCalendar(number))
    case .day(let day):
      day.problem(from: today) ?? EditRefusal(LifeWeekMessage.isBeforeBirth(day.date(from: today), born: span.born))
    }
  }
}

/// Why a life has no such week.
enum LifeWeekMessage: Message {
  /// The number of the week.
  case isBehindCalendar(Int)
  case isBeforeBirth(CivilDate, born: CivilDate)
}
