import Languages

private let language = Language.english

extension LeftWordsMessage {
  var english: String {
    switch self {
    case .several(let texts):
      "\(texts.map(language.title).joined(separator: " and ")) stay in the title; a day and a time are read at the end"
    case .last(let text, let option): stays(text) + (option.map { "; \($0) says when" } ?? "")
    case .amidst(let text, let option): stays(text) + "; put it last" + (option.map { ", or say \($0)" } ?? "")
    case .period(let text): stays(text) + ", as it is more than one day; --on names one"
    case .past(let text, let option): stays(text) + ", as it is over; \(option) puts it there"
    case .part(let text): stays(text) + "; --at says a time"
    case .numbers(let text, let time): stays(text) + "; \(language.quoted(time)) is read as a time"
    case .length(let text): stays(text) + "; after a time, as in “18:00 for \(text)”, it says how long"
    case .dates(let text, let dates): stays(text) + "; \(dates.map(language.quoted).joined(separator: " or ")) is read as a day"
    case .rules(let text, let rules):
      stays(text) + "; \(rules.map(language.quoted).joined(separator: " or ")) is read as a rule"
    case .brackets(let text, let inner): stays(text) + "; \(language.quoted(inner)) is read without the brackets"
    case .noSuchTime(let text): stays(text) + ", as there is no such time"
    case .noSuchDay(let text): stays(text) + ", as there is no such day"
    case .priority(let text, let written): stays(text) + "; \(language.quoted(written)) is read as a priority"
    }
  }

  private func stays(_ text: String) -> String { "\(language.title(text)) stays in the title" }
}
