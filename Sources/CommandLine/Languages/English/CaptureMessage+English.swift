import Languages

private let language = Language.english

extension CaptureMessage {
  var english: String {
    switch self {
    case .noWords: "the task has no words"
    case .counterGoesOn(let command): "a counter goes on from day to day; `\(command)` begins again"
    case .beginsDone(let text): "\(language.title(text)) begins with the box of a done task"
    case .beginsDropped(let text): "\(language.title(text)) begins with the box of a dropped task"
    case .addThenDo: "add it open, and then `tidemark done` it"
    case .addThenDrop: "add it open, and then `tidemark drop` it"
    case .literalLeavesIt: "--literal leaves it in the words"
    case .severalDays(let days): "\(language.title(days)) can be every week on these days, or once on each of them"
    case .everyOrEach:
      "write “every” before them if it recurs, or add it once for each day; --literal leaves them in the words"
    case .lengthWithoutTime(let length): "\(language.title(length)) is a length, but no start is given"
    case .nameTime: "name the time, or leave the length out; --literal leaves all in the words"
    case .lengthOfRule(let length): "\(language.title(length)) is a length, and what recurs has none"
    case .leaveLengthOut: "leave it out; a block of every week is a line of the Routine in tidemark.md"
    case .dueAndPlanned(let day, let due):
      "a task of a project is due on a day, and not planned on another: \(language.dayAndYear(day, .short)) and \(language.dayAndYear(due, .short))"
    case .nameOneDay: "name one; `tidemark schedule` plans it"
    case .projectTaskHasNoRange: "a task of a project is called at a time, not a range"
    case .recurringHasNoRange: "a recurring task has a start time, not a range"
    case .nameBeginning:
      "name the time at which it begins; a block of every week is a line of the Routine in tidemark.md"
    case .blockHasNoMore: "a block of a day cannot have a due day or a priority"
    case .leaveTimeOut(let priority):
      (priority.map { "leave the time or --priority \($0) out" } ?? "leave the time out")
        + "; or put it into a project, with --project, and plan it with `tidemark schedule`"
    }
  }
}
