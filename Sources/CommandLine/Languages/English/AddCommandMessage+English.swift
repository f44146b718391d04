import Languages

private let language = Language.english

extension AddCommandMessage {
  var english: String {
    switch self {
    case .isOnlyForTask(let option): "\(option) is only for a task, but the other options are for an item of a page"
    case .useOne: "use one or the other"
    case .strategyTakesNoFields: "a strategy takes no fields but those in its words"
    case .staysInWords(let text):
      "\(language.title(text)) stays in the words: an item of a page has no day; without --page it would be read"
    case .stackHasNoMore: "a task of a stack has no day and no project of its own, and no other fields"
    case .leaveOut(let option): "leave out --stack or \(option)"
    }
  }
}
