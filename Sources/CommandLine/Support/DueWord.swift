import Chronology
import Diagnostics
import Languages
import Phrases
import Views

/// How a person says on the command line when something is to be due: `overdue`, `none`, a day or a period (commands, *Periods*).
enum DueWord: Hashable, Sendable {
  case overdue, none
  case period(PeriodPhrase)

  static let expectation = QuestionHelp.dueExpected

  private static let words: [(word: String, due: DueWord)] = [("overdue", .overdue), ("none", .none)]

  init(_ text: String) throws(PhraseProblem) {
    if let known = DueWord.words.first(where: { $0.word == text.lowercased() }) {
      self = known.due
    } else {
      self = .period(try PeriodPhrase(text.replacing("this-", with: "this ").replacing("next-", with: "next ")))
    }
  }

  /// What is asked for.
  ///
  /// A day and a period that today is in ask for what is due until their end, with what is overdue: that is what is left to be done
  /// until then. From one day to another, and in a period to come, it is what is due in it.
  ///
  /// - Throws: where the last day is before the first.
  func question(today: CivilDate, weekStart: Weekday) throws(PhraseProblem) -> DueQuestion {
    switch self {
    case .overdue: return .overdue
    case .none: return .never
    case .period(let phrase):
      let days = try phrase.days(in: PhraseContext(today: today, weekStart: weekStart, .ahead))
      switch phrase {
      case .range, .since, .until: return .within(days)
      case .day, .length, .chosen, .days, .months:
        return days.count == 1 || days.contains(today) ? .by(days.last) : .within(days)
      }
    }
  }

  /// What is wrong with a text, where more can be said than that it is not what is expected.
  static func problem(_ text: String) -> Told? {
    if let nearest = nearestWord(to: text, in: words.map(\.word)) {
      return Told(PhraseMessage.unknownDue(ControlCharacters.escaping(text), meant: nearest))
    }
    do throws(PhraseProblem) {
      _ = try DueWord(text)
      return nil
    } catch {
      let message = error.message(about: text, .period)
      guard case .unknown(let written, _, let meant) = message else { return Told(message) }
      return meant.map { Told(PhraseMessage.unknownDue(written, meant: $0)) }
    }
  }
}

extension Option where Value == DueWord? {
  /// The option of a question that says when something is to be due.
  static func due(_ summary: some Message) -> Option {
    var option = Option.value("due", value: "WHEN", expectation: DueWord.expectation, summary) { try? DueWord($0) }
    option.syntax.value?.explain(.period) { text throws(PhraseProblem) in try DueWord(text) }
    option.syntax.value?.problem = { DueWord.problem($0) }
    return option
  }
}
