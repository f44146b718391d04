import Chronology
import Languages

private let language = Language.english

extension CompletionMessage {
  var english: String {
    switch self {
    case .nothingToDo: "there is nothing to do"
    case .nothingToReopen: "there is nothing to reopen"
    case .nothingToSkip: "there is nothing to skip"
    case .on(let title, let date, let time, let place):
      "\(language.title(title)) on \(date)\(time.map { " at \(language.time($0))" } ?? ""), \(place)"
    case .onDays(let title, let days, let place): "\(language.title(title)) on \(words(for: days)), \(place)"
    case .item(let title, let date, let place):
      "\(language.title(title))\(date.map { " of \(language.dayAndYear($0, .short))" } ?? ""), \(place)"
    case .hasNeitherBoxNorLog(let title, let place): "\(language.title(title)) has neither a box nor a log, at \(place)"
    case .useCount: "use `tidemark count`, `tidemark tally` or `tidemark best`"
    case .hasNoBox(let title, let place): "\(language.title(title)) has no box\(place.map { ", at \($0)" } ?? "")"
    case .isDone(let title, let place): "\(language.title(title)) is done already, \(place)"
    case .isAhead(let date, let today, let title):
      "\(date) is after today, \(today), so \(language.title(title)) cannot be done yet"
    case .leaveOutDay: "leave out the day if you have done it"
    case .skipTakesFuture: "`tidemark skip` takes days in the future"
    case .isDoneOn(let title, let date, let place): "\(language.title(title)) is done already on \(date), \(place)"
    case .hasEntry(let title, let date, let time, let note, let place):
      "\(language.title(title)) is done already on \(moment(date, time))\(note.map { ", \(language.title($0))" } ?? ""), at \(place)"
    case .reopenFirst: "`tidemark reopen` removes that entry; then write the new one"
    case .words(let words, let title, let date, let time, let place):
      "\(language.title(words)) to \(language.title(title)), done on \(moment(date, time)), \(place)"
    case .wasDone(let title, let date, let time, let place):
      "\(language.title(title)) was done on \(moment(date, time)), \(place)"
    case .isNotDone(let title, let date, let place): "\(language.title(title)) is not done on \(date), \(place)"
    case .isOpen(let title, let place): "\(language.title(title)) is open already, \(place)"
    case .cannotBeSkipped(let title, let place): "\(language.title(title)) cannot be skipped, at \(place)"
    case .othersCan: "recurring tasks, streaks and habits can"
    case .isSkipped(let title, let days, let place):
      "\(language.title(title)) is skipped already on \(words(for: days)), \(place)"
    case .isDoneThen(let title, let days, let place): "\(language.title(title)) is done on \(words(for: days)), at \(place)"
    case .nameOtherDays: "name other days, or `tidemark reopen` it first"
    case .isNotDue(let title, let days, let next, let place):
      "\(language.title(title)) is not due on \(words(for: days))\(next.map { "; it is due on \($0)" } ?? ""), at \(place)"
    case .isNotDueAgain(let title, let date, let next, let place):
      "\(language.title(title)) is not due on \(date)\(next.map { "; it is due again on \($0)" } ?? ""), at \(place)"
    case .isOutsideArc(let days, let title, let arc, let ended):
      (days.count == 1 ? "\(days.first) is outside" : "\(days) has days outside")
        + " the arc of \(language.title(title)), \(arc)\(ended.map { ", ended \($0)" } ?? "")"
    case .renewBeginsNext: "`tidemark renew` begins the next arc"
    }
  }

  /// The day, where it is one alone; else the first and the last.
  private func words(for days: DateRange) -> String { days.count == 1 ? "\(days.first)" : "\(days)" }

  private func moment(_ date: CivilDate, _ time: TimeOfDay?) -> String { "\(date)\(time.map { " at \($0)" } ?? "")" }
}
