import Phrases

/// Words that stand where a command does, and say a day or some days: `friday`, `next week`, `tommorow`.
struct DayAlone {
  /// The command that shows them.
  let command: [String]

  /// - Parameter isMisspelled: whether words are read that are nearly a day, and no others.
  init?(_ words: [String], isMisspelled: Bool) {
    let text = words.joined(separator: " ")
    guard text.count > 2 || text.last?.isLetter ?? false && text.first?.isNumber ?? false,
      let meant = isMisspelled ? PhraseKind.period.corrected(text) : text,
      let phrase = try? PeriodPhrase(meant)
    else { return nil }
    let isDay = if case .day = phrase { true } else { false }
    let isWeek = if case .chosen(.week, _) = phrase { true } else { false }
    command = [isDay || isWeek ? "day" : "stats", meant]
  }
}
