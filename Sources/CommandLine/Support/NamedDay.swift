import Chronology
import Editing
import Phrases

/// A day as a person named it, and which way its command looks: `fri` is the next Friday where one plans, and the last where one
/// records (commands, *Days*).
struct NamedDay: Hashable, Sendable {
  let phrase: DayPhrase
  let direction: PhraseDirection

  init(_ text: String, _ direction: PhraseDirection) throws(PhraseProblem) {
    (phrase, self.direction) = (try DayPhrase(text), direction)
  }

  init(_ phrase: DayPhrase, _ direction: PhraseDirection) { (self.phrase, self.direction) = (phrase, direction) }

  /// A day of what is planned.
  init(_ phrase: DayPhrase) { (self.phrase, direction) = (phrase, .ahead) }

  /// What is wrong where a weekday is said that the day does not have: `thu 27 nov`.
  func problem(from today: CivilDate, weekStart: Weekday = .monday) -> EditRefusal? {
    phrase.problem(in: PhraseContext(today: today, weekStart: weekStart, direction))?.refusal(about: phrase.text, .day)
  }

  /// - Parameter weekStart: the first day of the week, for `next mon`.
  func date(from today: CivilDate, weekStart: Weekday = .monday) -> CivilDate {
    phrase.date(in: PhraseContext(today: today, weekStart: weekStart, direction))
  }
}

/// The last of some days, as a person named it; which one depends on the first.
struct LastDay: Hashable, Sendable {
  let phrase: DayPhrase

  init(_ text: String) throws(PhraseProblem) { phrase = try DayPhrase(text) }

  /// - Throws: where a weekday is said that the day does not have.
  func checkedDate(
    notBefore first: CivilDate,
    from today: CivilDate,
    weekStart: Weekday
  ) throws(EditRefusal) -> CivilDate {
    do throws(PhraseProblem) {
      return try phrase.checkedDate(notBefore: first, in: PhraseContext(today: today, weekStart: weekStart, .ahead))
    } catch {
      throw error.refusal(about: phrase.text, .day)
    }
  }

  func date(notBefore first: CivilDate, from today: CivilDate, weekStart: Weekday) -> CivilDate {
    phrase.date(notBefore: first, in: PhraseContext(today: today, weekStart: weekStart, .ahead))
  }
}

/// Some days as a person named them, and which way their command looks.
struct NamedPeriod: Hashable, Sendable {
  let phrase: PeriodPhrase
  let direction: PhraseDirection
  /// What was typed.
  let text: String

  init(_ text: String, _ direction: PhraseDirection) throws(PhraseProblem) {
    (phrase, self.direction, self.text) = (try PeriodPhrase(text), direction, text)
  }

  /// Whether it is one day, written as in a file.
  var isWritten: Bool { if case .day(let day) = phrase { day.isWritten } else { false } }

  /// A day where the words are one, else a period.
  init(dayOrPeriod text: String, _ direction: PhraseDirection) throws(PhraseProblem) {
    (self.direction, self.text) = (direction, text)
    if let day = try? DayPhrase(text) { phrase = .day(day) } else { phrase = try PeriodPhrase(text) }
  }

  /// The first day of what may be meant, wherever weeks begin: what must be read of a vault before its settings are known.
  func earliest(from today: CivilDate) -> CivilDate {
    let first = Weekday.allCases.compactMap { try? days(from: today, weekStart: $0).first }.min()
    return min(first ?? today, today)
  }

  /// - Throws: where the last day is before the first.
  func days(from today: CivilDate, weekStart: Weekday = .monday) throws(PhraseProblem) -> DateRange {
    try phrase.days(in: PhraseContext(today: today, weekStart: weekStart, direction))
  }
}
