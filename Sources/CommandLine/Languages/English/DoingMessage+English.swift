import Languages

private let language = Language.english

extension DoingMessage {
  var english: String {
    switch self {
    case .noLogForDays(let title): "\(language.title(title)) has no log, and is done on one day"
    case .nameOneDay: "name one day with --on"
    case .nothingNamed: "nothing is named"
    case .nameWhatWasDone: "name what was done, or a ritual"
    case .noLogForNote(let title): "\(language.title(title)) has no log, so --note has nothing to add to"
    case .noteIsBelow: "a note of a task is written below it"
    case .boxKeepsNoTime(let title): "\(language.title(title)) has no log: its box is ticked, and keeps no time"
    case .leaveOut(let time): "leave out \(time)"
    case .nothingOpen(let ritual, let day): "nothing of \(language.title(ritual)) is open on \(day)"
    case .nothingSettled(let ritual, let day): "nothing of \(language.title(ritual)) is done or skipped on \(day)"
    case .daysAndEnds: "--on names all days, and --from and --to the first and the last"
    case .takeOne: "take one of the two"
    case .lastBeforeFirst(let last, let first): "the last day, \(last), is before the first, \(first)"
    case .noLogToReopen(let title): "\(language.title(title)) has no log, so no days of it are reopened"
    case .leaveOutOn: "leave out --on"
    case .ritualIsNotDropped(let title): "\(language.title(title)) is a ritual, which is not dropped"
    case .isLength(let text): "\(language.title(text)) is a length, and an entry of a log has a day and a time"
    case .sayInWords: "say it in the words of the entry"
    case .putDayBehind: "put the day and the time after the names, as in \(language.quoted("yesterday 18:30"))"
    }
  }
}
