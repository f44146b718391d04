import Phrases

/// Words that stand where a command does, and say a day or some days: `friday`, `next week`, `tommorow`.
struct DayAlone {
  /// The command that shows them.
  let command: [String]

  /// - Parameter isMisspelled: whether words are read that are nearly a day, and none else.
  init?(_ words: [String], isMisspelled: Bool) {
    let text = words.joined(separator: " ")
    guard text.count > 2 || text.last?.isLetter ?? false && text.first?.isNumber ?? false,
      let meant = isMisspelled ? PhraseKind.period.corrected(text) : text,
      let phrase = try? PeriodPhrase(meant)
    else { return nil }
    switch phrase {
    case .day, .chosen(.week, _): command = ["day", meant]
    default: command = ["stats", meant]
    }
  }
}
