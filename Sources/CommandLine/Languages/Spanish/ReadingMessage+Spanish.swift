import Languages

private let language = Language.spanish

extension ReadingMessage {
  var spanish: String {
    switch self {
    case .meaning(let when): words(of: when)
    case .ofTask(let text, let when, let isOver, let isPartOfDay):
      "\(language.title(text)) se leyó como \(when.map(words) ?? "hora")" + (isOver ? ", que ya pasó" : "")
        + (isPartOfDay ? ", sin hora; “a las 9” da una" : "") + "; --literal lo deja en el texto"
    case .ofBlock(let text, let when): "\(language.title(text)) se leyó como \(when.map(words) ?? "hora")"
    }
  }

  private func words(of when: ReadWhen) -> String {
    let time = when.start.map { start in
      when.end.map { language.times(start.time, $0.time, start.clock) } ?? language.time(start)
    }
    return [
      when.day.map { language.dayAndYear($0, .short) }, when.due.map { "vencimiento el \(language.dayAndYear($0, .short))" },
      when.rule.map { language.quoted("every: \($0)") }, time, when.minutes.map(language.lengthInFull),
      when.priority.map { language.quoted("priority: \($0)") },
    ].compactMap(\.self).joined(separator: ", ")
  }
}
