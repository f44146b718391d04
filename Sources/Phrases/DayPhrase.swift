package import Chronology

/// How a person names a day: `2026-11-20`, `tomorrow`, `fri`, `1 dec`, `+3d`, `2 weeks ago` (commands, *Days*).
package struct DayPhrase: Hashable, Sendable {
  /// What was typed.
  package let text: String
  let meaning: Meaning

  indirect enum Meaning: Hashable, Sendable {
    case date(CivilDate)
    /// In the direction that is written, or in that of the command.
    case distance(Distance)
    /// The nearest in a direction.
    case weekday(Weekday)
    case chosenWeekday(Weekday, PhraseChoice)
    /// `coming fri`: the nearest after today, whatever the direction.
    case comingWeekday(Weekday)
    case monthDay(PhraseMonthDay)
    /// `27th`, of the nearest month that has one.
    case dayOfMonth(Int)
    /// `fri 27 nov`, `fri 27th`: a date without its year, or without its month too, and the weekday that it is said to have.
    case dateOnWeekday(Meaning, Weekday)
    /// `end of month`: the last day of the week, month or year that today is in, or of one that is so many further.
    case end(of: PhraseUnit, further: Int)
    /// `end of january`, of the nearest such month.
    case endOfMonth(Month)
  }

  struct Distance: Hashable, Sendable {
    var distance: PhraseDistance
    var direction: PhraseDirection?
  }

  package init(_ text: String) throws(PhraseProblem) {
    self.text = text
    if let date = CivilDate(text) {
      meaning = .date(date)
    } else {
      meaning = try DayPhraseReader(text).meaning()
    }
  }

  init(_ text: String, _ meaning: Meaning) { (self.text, self.meaning) = (text, meaning) }

  /// A day that is known.
  package init(_ date: CivilDate) { self.init(date.description, .date(date)) }

  /// Whether it is written as in a file, so that nobody must be told which day it is.
  package var isWritten: Bool { if case .date(let date) = meaning { date.description == text } else { false } }

  /// Whether it is the name of the weekday that a day is, which that day has too: `thursday` on a Thursday.
  package func isWeekday(of day: CivilDate) -> Bool { if case .weekday(day.weekday) = meaning { true } else { false } }

  /// Whether the day hangs on where one looks from: a weekday, a date without a year.
  var isFloating: Bool {
    switch meaning {
    case .weekday, .monthDay, .dayOfMonth, .dateOnWeekday, .endOfMonth: true
    case .date, .distance, .chosenWeekday, .comingWeekday, .end: false
    }
  }

  /// Whether it is a date without its year, and a weekday beside it, which may not be that of the day.
  package var saysWeekdayOfDate: Bool { if case .dateOnWeekday = meaning { true } else { false } }

  /// What is wrong with the phrase where it says a weekday, and the day that it means in a context is another one.
  package func problem(in context: PhraseContext) -> PhraseProblem? {
    guard case .dateOnWeekday(_, let weekday) = meaning else { return nil }
    let date = date(in: context)
    return date.weekday == weekday ? nil : .otherWeekday(date, weekday)
  }

  /// The day, where nothing is wrong with it.
  package func checkedDate(in context: PhraseContext) throws(PhraseProblem) -> CivilDate {
    if let problem = problem(in: context) { throw problem }
    return date(in: context)
  }

  /// The day that is meant. Where a weekday is said as well, `problem(in:)` says whether it is that.
  package func date(in context: PhraseContext) -> CivilDate {
    let today = context.today
    switch meaning {
    case .date(let date): return date
    case .distance(let found): return found.distance.date(from: today, found.direction ?? context.direction)
    // Ahead it is one to seven days away, back zero to six.
    case .weekday(let weekday) where context.direction == .back: return today.adding(days: -today.weekday.days(after: weekday))
    case .weekday(let weekday), .comingWeekday(let weekday):
      return today.adding(days: (weekday.days(after: today.weekday) + 6) % 7 + 1)
    case .chosenWeekday(let weekday, .last): return today.adding(days: -((today.weekday.days(after: weekday) + 6) % 7 + 1))
    case .chosenWeekday(let weekday, let choice):
      let start = today.startOfWeek(from: context.weekStart)
      return start.adding(days: weekday.days(after: context.weekStart) + (choice == .next ? 7 : 0))
    case .monthDay(let day): return day.date(in: context)
    case .dayOfMonth(let day): return Self.date(ofDay: day, in: context)
    case .dateOnWeekday(let date, _): return DayPhrase(text, date).date(in: context)
    case .endOfMonth(let month): return Self.end(of: month, in: context)
    case .end(let unit, let further):
      switch unit {
      case .day, .week, .fortnight: return today.startOfWeek(from: context.weekStart).adding(days: 7 * further + 6)
      case .month: return today.startOfMonth.adding(months: further + 1).adding(days: -1)
      case .year: return CivilDate(year: today.year + further, month: 12, day: 31) ?? today
      }
    }
  }

  /// The last of some days of which the first is known: a weekday or a date without a year is the first such day from there on.
  package func date(notBefore first: CivilDate, in context: PhraseContext) -> CivilDate {
    date(in: contextOfLast(notBefore: first, context))
  }

  /// The same, where nothing is wrong with it.
  package func checkedDate(notBefore first: CivilDate, in context: PhraseContext) throws(PhraseProblem) -> CivilDate {
    try checkedDate(in: contextOfLast(notBefore: first, context))
  }

  private func contextOfLast(notBefore first: CivilDate, _ context: PhraseContext) -> PhraseContext {
    guard isFloating else { return context }
    // A weekday is looked for from the day after the one that is today.
    let isWeekday = if case .weekday = meaning { true } else { false }
    return PhraseContext(today: isWeekday ? first.adding(days: -1) : first, weekStart: context.weekStart, .ahead)
  }

  private static func end(of month: Month, in context: PhraseContext) -> CivilDate {
    let today = context.today
    let ends = (-1...1).compactMap { years in
      CivilDate(year: today.year + years, month: month.rawValue, day: 1).map { $0.adding(months: 1).adding(days: -1) }
    }
    return (context.direction == .ahead ? ends.first { $0 >= today } : ends.last { $0 <= today }) ?? today
  }

  private static func date(ofDay day: Int, in context: PhraseContext) -> CivilDate {
    for distance in 0...4 {
      let month = context.today.startOfMonth.adding(months: context.direction == .ahead ? distance : -distance)
      guard let date = CivilDate(year: month.year, month: month.month, day: day) else { continue }
      if context.direction == .ahead ? date >= context.today : date <= context.today { return date }
    }
    return context.today
  }
}

/// Which of several.
package enum PhraseChoice: String, Hashable, Sendable {
  case this, next, last
}
