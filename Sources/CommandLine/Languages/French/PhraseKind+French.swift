import Languages

private let language = Language.french

extension PhraseKind {
  var french: String {
    switch self {
    case .day: "un jour comme \(examples("2026-11-20", "demain", "vendredi", "1 déc", "dans 3 jours"))"
    case .period:
      "un jour ou une période comme \(examples("2026-11-20", "lundi..mercredi", "la semaine dernière", "2026-11", "7d"))"
    case .time: "une heure comme \(examples("17:00", "5pm", "midi"))"
    case .length: "une durée comme \(examples("90m", "1h", "1h30m"))"
    case .when: "un jour ou une heure comme \(examples("demain", "vendredi 9:30", "10:00-11:30", "15:00 pendant 45 minutes"))"
    }
  }

  private func examples(_ words: String...) -> String { language.or(words.map(language.quoted)) }
}
