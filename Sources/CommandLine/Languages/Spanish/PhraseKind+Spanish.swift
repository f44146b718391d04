import Languages

private let language = Language.spanish

extension PhraseKind {
  var spanish: String {
    switch self {
    case .day: "un día como \(examples("2026-11-20", "mañana", "viernes", "1 dic", "en 3 días"))"
    case .period: "un día o un periodo como \(examples("2026-11-20", "lunes..miércoles", "la semana pasada", "2026-11", "7d"))"
    case .time: "una hora como \(examples("17:00", "5pm", "mediodía"))"
    case .length: "una duración como \(examples("90m", "1h", "1h30m"))"
    case .when: "un día o una hora como \(examples("mañana", "viernes 9:30", "10:00-11:30", "15:00 durante 45 minutos"))"
    }
  }

  private func examples(_ words: String...) -> String { language.or(words.map(language.quoted)) }
}
