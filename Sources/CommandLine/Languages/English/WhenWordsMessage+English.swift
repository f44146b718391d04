import Languages

private let language = Language.english

extension WhenWordsMessage {
  var english: String {
    switch self {
    case .quoteName: "put a name of several words in quotation marks"
    case .isSeveralDays(let days): "\(language.title(days)) is more than one day"
    case .commandForEach(let isPlanning): "write a command for each day; \(whatRecurs(isPlanning))"
    case .nameOneOfDays(let isPlanning): "name one of the days; \(whatRecurs(isPlanning))"
    case .isPeriod(let text): "\(language.title(text)) is more than one day, and one day is meant"
    case .nameOneDay: "name one day of it"
    case .recurs(let text, let rule): "\(language.title(text)) recurs (every: \(rule)), and one day is meant"
    case .whatRecurs(let isPlanning): whatRecurs(isPlanning)
    case .movesWhatHasTime(let text): "\(language.title(text)) moves what has a time already"
    case .nameTime: "name a time, as in 9:30 or “in 30 minutes”"
    case .isOver(let time, let now, let command):
      "\(language.time(time)) of today is over, it is \(language.time(now)); `\(command)` makes it tomorrow"
    case .sayTheSame(let text, let option): "\(language.title(text)) and \(option) say the same thing"
    case .leaveOneOut: "leave out one of the two"
    }
  }

  private func whatRecurs(_ isPlanning: Bool) -> String {
    isPlanning
      ? "`tidemark add` of words that end in “every mon” makes a task that recurs"
      : "a block of every week is a line of the Routine in tidemark.md"
  }
}
