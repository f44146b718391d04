import Languages

private let language = Language.english

extension ScheduleCommandMessage {
  var english: String {
    switch self {
    case .oneAtATime: "one thing is planned at a time"
    case .nameOrStack(let task): "name \(language.title(task)), or a --stack"
    case .nothingNamed: "nothing is named"
    case .nameTaskOrStack: "name a task, or a --stack"
    case .wasLeftOpen(let title, let day):
      "\(language.title(title)) was left open on \(language.dayAndYear(day, .short)); name it by its line, or carry over what that day left"
    case .isDone(let title, let place): "\(language.title(title)) is done, at \(place)"
    case .isDropped(let title, let place): "\(language.title(title)) is dropped, at \(place)"
    case .reopenFirst: "reopen it, and then plan it"
    case .stackIsCalledSo: "there is a stack of that name"
    case .isBlock(let title, let place): "\(language.title(title)) is a time block and not a task, at \(place)"
    case .blockNeedsOption(let title): "\(language.title(title)) is a time block, and --block says that a task goes into one"
    case .lengthOfNewBlock: "--for is the length of a new block"
    case .sayBeginning: "say when it begins, as in 9:30"
    case .timeAndBlock: "a time makes a new block, and --block names one"
    case .takeOne: "take one of the two"
    case .isDay(let text): "\(language.title(text)) is a day and not a task"
    case .nameOneDay: "name one day to copy to"
    case .behindNames: "write it after the names, or after --to"
    }
  }
}
