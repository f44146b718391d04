import Languages

private let language = Language.english

extension ReadingMessage {
  var english: String {
    switch self {
    case .meaning(let when): words(of: when)
    case .ofTask(let text, let when, let isOver, let isPartOfDay):
      "read \(language.title(text)) as \(when.map(words) ?? "a time")" + (isOver ? ", which is over" : "")
        + (isPartOfDay ? ", without a time; “at 9” says one" : "") + "; --literal leaves it in the words"
    case .ofBlock(let text, let when): "read \(language.title(text)) as \(when.map(words) ?? "a time")"
    }
  }

  private func words(of when: ReadWhen) -> String {
    let time = when.start.map { start in
      when.end.map { language.times(start.time, $0.time, start.clock) } ?? language.time(start)
    }
    return [
      when.day.map { language.dayAndYear($0, .short) }, when.due.map { "due \(language.dayAndYear($0, .short))" },
      when.rule.map { "every: \($0)" }, time, when.minutes.map(language.lengthInFull), when.priority.map { "priority: \($0)" },
    ].compactMap(\.self).joined(separator: ", ")
  }
}
