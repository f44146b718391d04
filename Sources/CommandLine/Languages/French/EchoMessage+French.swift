import Chronology
import Languages

private let language = Language.french

extension EchoMessage {
  var french: String {
    switch self {
    case .unnamed(let sentence, let days): "\(sentence.text(in: .french)) (\(words(of: days)))"
    case .named(let sentence, let days): "\(sentence.text(in: .french)) (\(days.map(namedWords).joined(separator: ", ")))"
    }
  }

  private func words(of days: EchoedDays) -> String {
    days.last.map { "du \(day(days.first)) au \(day($0))" } ?? day(days.first)
  }

  private func namedWords(of days: EchoedDays) -> String {
    guard days.last == nil else { return words(of: days) }
    switch days.name {
    case "from": return "du \(day(days.first))"
    case "to": return "au \(day(days.first))"
    case "since": return "depuis le \(day(days.first))"
    case "until": return "jusqu’au \(day(days.first))"
    case "due": return "à faire le \(day(days.first))"
    default: return "le \(day(days.first))"
    }
  }

  private func day(_ date: CivilDate) -> String { language.dayAndYear(date, .short) }
}
