import Languages

private let language = Language.english

extension UnreadWhenMessage {
  var english: String {
    switch self {
    case .isReadAsWords(let text): "\(language.quoted(text)) is read as words"
    case .writeAtEnd(let texts): "write \(language.or(texts.map(language.quoted))) at the end of the headline"
    case .writeDayTooAtEnd(let texts):
      "write its day too, as \(language.or(texts.map(language.quoted))) at the end of the headline"
    case .writeIfBegins(let text): "write \(language.quoted(text)) if it begins then"
    case .writeIfRecurs(let text): "write \(language.quoted(text)) if it recurs"
    case .writeIfHabit(let text): "write \(language.quoted(text)) if it is a habit"
    case .writeStreakOfGoal(let group):
      "how often something is wanted is said of it: write \(language.quoted(group)) after the words of what it is the goal of"
    case .writeBlock(let time, let title):
      "a habit has no time; what is done at one is a block, written once in \(language.quoted("Routine")) of tidemark.md, as \(language.quoted("- \(time) \(title)"))"
    }
  }
}
