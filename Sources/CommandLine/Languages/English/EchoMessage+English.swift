import Languages

private let language = Language.english

extension EchoMessage {
  var english: String {
    switch self {
    case .unnamed(let sentence, let days): "\(sentence.text(in: .english)) (\(words(of: days)))"
    case .named(let sentence, let days):
      "\(sentence.text(in: .english)) (\(days.map { "\($0.name) \(words(of: $0))" }.joined(separator: ", ")))"
    }
  }

  private func words(of days: EchoedDays) -> String {
    [days.first, days.last].compactMap(\.self).map { language.dayAndYear($0, .short) }.joined(separator: " - ")
  }
}
