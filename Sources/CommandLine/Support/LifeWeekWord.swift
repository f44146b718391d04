import Chronology
import Phrases
import Planner

/// How a person names a week of a life on the command line: its number, or a day in it.
enum LifeWeekWord: Hashable, Sendable {
  case number(Int)
  case day(NamedDay)

  /// Reads `1547`, `1,547`, and what a `DayPhrase` reads; a weekday is the last one.
  init?(_ text: String) {
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

  /// Nil where the life has no such week.
  func week(of span: LifeSpan, today: CivilDate) -> LifeWeek? {
    switch self {
    case .number(let number): LifeWeek(number: number, of: span)
    case .day(let day): LifeWeek(on: day.date(from: today), of: span)
    }
  }

  /// What to tell a person who names a week that is not there.
  func problem(_ span: LifeSpan, today: CivilDate) -> String {
    switch self {
    case .number(let number): "there is no week \(LifeWeeks.grouped(number)): the calendar ends before it"
    case .day(let day): "\(day.date(from: today)) is before birth, \(span.born)"
    }
  }
}
