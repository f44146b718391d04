import Languages

private let language = Language.french

extension PhraseKind {
  var french: String {
    switch self {
    case .day: "un jour comme \(examples("2026-11-20", "tomorrow", "fri", "1 dec", "in 3 days"))"
    case .period: "un jour ou une période comme \(examples("2026-11-20", "mon..wed", "last week", "2026-11", "7d"))"
    case .time: "une heure comme \(examples("17:00", "5pm", "noon"))"
    case .length: "une durée comme \(examples("90m", "1h", "1h30m"))"
    case .when: "un jour ou une heure comme \(examples("tomorrow", "fri 9:30", "10:00-11:30", "15:00 for 45m"))"
    }
  }

  private func examples(_ words: String...) -> String { language.or(words.map(language.quoted)) }
}
