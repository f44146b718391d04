import Languages

private let language = Language.spanish

extension PhraseKind {
  var spanish: String {
    switch self {
    case .day: "un día como \(examples("2026-11-20", "tomorrow", "fri", "1 dec", "in 3 days"))"
    case .period: "un día o un periodo como \(examples("2026-11-20", "mon..wed", "last week", "2026-11", "7d"))"
    case .time: "una hora como \(examples("17:00", "5pm", "noon"))"
    case .length: "una duración como \(examples("90m", "1h", "1h30m"))"
    case .when: "un día o una hora como \(examples("tomorrow", "fri 9:30", "10:00-11:30", "15:00 for 45m"))"
    }
  }

  private func examples(_ words: String...) -> String { language.or(words.map(language.quoted)) }
}
