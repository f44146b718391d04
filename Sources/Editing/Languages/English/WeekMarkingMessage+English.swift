import Chronology
import Languages
import Planner

private let language = Language.english

extension WeekMarkingMessage {
  var english: String {
    switch self {
    case .nothingToWrite: "there is nothing to write about the week"
    case .givePhrase: "give a phrase, a --rating or a --category"
    case .isTooLong(let most, let count): "a phrase has at most \(most) characters, and this has \(count)"
    case .mark(let week, let said, let place): "the mark of \(text(week))\(text(said)), \(place)"
    case .week(let week, let said, let place): "\(text(week))\(text(said)), \(place)"
    case .hasNoBirth(let path): "\(path) has no day of birth"
    case .writeBirth: "write it into its front matter: “born: 1990-06-14”"
    case .isBeforeBirth(let day, let born): "\(day) is before birth, \(born)"
    case .isInFuture(let name): "\(text(name)) is in the future"
    case .markFromFirstDay: "a week can be marked from its first day on"
    case .isMarked(let week, let words, let place):
      "\(text(week.name)), \(days(week)), is marked already\(words.isEmpty ? "" : ": \(language.title(words))"), at \(place)"
    case .replaceChangesIt: "a week has one mark; --replace changes it"
    }
  }

  private func text(_ name: WeekName) -> String {
    switch name {
    case .this: "this week"
    case .number(let number): "week \(language.number(number))"
    case .of(let day): "the week of \(day)"
    }
  }

  /// `26 Nov - 2 Dec`
  private func days(_ week: MarkedWeek) -> String {
    let days = week.days(in: language)
    return "\(days.first) - \(days.last)"
  }

  private func text(_ week: MarkedWeek) -> String {
    if case .number = week.name { "\(text(week.name)), \(days(week))" } else { days(week) }
  }

  /// `, “Finished the outline”, good, growth`
  private func text(_ said: SaidMark) -> String {
    [said.words.map { language.title($0) }, said.rating?.rawValue, said.category?.rawValue]
      .compactMap { $0.map { ", \($0)" } }.joined()
  }
}
