import Languages

private let language = Language.french

extension ReadingMessage {
  var french: String {
    switch self {
    case .meaning(let when): words(of: when)
    case .ofTask(let text, let when, let isOver, let isPartOfDay):
      "\(language.title(text)) a été lu comme \(when.map(words) ?? "une heure")" + (isOver ? ", ce qui est passé" : "")
        + (isPartOfDay ? ", sans heure; \(language.quoted("à 9 h")) en donne une" : "") + "; --literal le laisse dans le texte"
    case .ofBlock(let text, let when): "\(language.title(text)) a été lu comme \(when.map(words) ?? "une heure")"
    }
  }

  private func words(of when: ReadWhen) -> String {
    let time = when.start.map { start in
      when.end.map { language.times(start.time, $0.time, start.clock) } ?? language.time(start)
    }
    return [
      when.day.map { language.dayAndYear($0, .short) }, when.due.map { "échéance le \(language.dayAndYear($0, .short))" },
      when.rule.map { language.quoted("every: \($0)") }, time, when.minutes.map(language.lengthInFull),
      when.priority.map { language.quoted("priority: \($0)") },
    ].compactMap(\.self).joined(separator: ", ")
  }
}
