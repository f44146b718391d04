import Chronology
import Languages

private let language = Language.spanish

extension EchoMessage {
  var spanish: String {
    switch self {
    case .unnamed(let sentence, let days): "\(sentence.text(in: .spanish)) (\(words(of: days)))"
    case .named(let sentence, let days):
      "\(sentence.text(in: .spanish)) (\(days.map(namedWords).joined(separator: ", ")))"
    }
  }

  private func words(of days: EchoedDays) -> String {
    days.last.map { "del \(day(days.first)) al \(day($0))" } ?? day(days.first)
  }

  private func namedWords(of days: EchoedDays) -> String {
    guard days.last == nil else { return words(of: days) }
    switch days.name {
    case "from": return "del \(day(days.first))"
    case "to": return "al \(day(days.first))"
    case "since": return "desde el \(day(days.first))"
    case "until": return "hasta el \(day(days.first))"
    case "due": return "vence el \(day(days.first))"
    default: return "el \(day(days.first))"
    }
  }

  private func day(_ date: CivilDate) -> String { language.dayAndYear(date, .short) }
}
