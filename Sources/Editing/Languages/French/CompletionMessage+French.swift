import Chronology
import Languages

private let language = Language.french

extension CompletionMessage {
  var french: String {
    switch self {
    case .nothingToDo: "il n’y a rien à faire"
    case .nothingToReopen: "il n’y a rien à rouvrir"
    case .nothingToSkip: "il n’y a rien à sauter"
    case .on(let title, let date, let time, let place):
      "\(language.title(title)) le \(date)\(time.map { " à \(language.time($0))" } ?? ""), \(place)"
    case .onDays(let title, let days, let place): "\(language.title(title)) \(words(for: days)), \(place)"
    case .item(let title, let date, let place):
      "\(language.title(title))\(date.map { " du \(language.dayAndYear($0, .short))" } ?? ""), \(place)"
    case .hasNeitherBoxNorLog(let title, let place): "\(language.title(title)) n’a ni case ni journal, dans \(place)"
    case .useCount: "utilisez `tidemark count`, `tidemark tally` ou `tidemark best`"
    case .hasNoBox(let title, let place): "\(language.title(title)) n’a pas de case\(place.map { ", dans \($0)" } ?? "")"
    case .isDone(let title, let place): "\(language.title(title)) est déjà fait, \(place)"
    case .isAhead(let date, let today, let title):
      "le \(date) est après aujourd’hui, \(today), donc \(language.title(title)) ne peut pas encore être fait"
    case .leaveOutDay: "si c’est déjà fait, n’écrivez pas le jour"
    case .skipTakesFuture: "`tidemark skip` accepte des jours à venir"
    case .isDoneOn(let title, let date, let place): "\(language.title(title)) est déjà fait le \(date), \(place)"
    case .hasEntry(let title, let date, let time, let note, let place):
      "\(language.title(title)) est déjà fait \(moment(date, time))\(note.map { ", \(language.title($0))" } ?? ""), dans \(place)"
    case .reopenFirst: "`tidemark reopen` enlève cette entrée; écrivez ensuite la nouvelle"
    case .words(let words, let title, let date, let time, let place):
      "\(language.title(words)) à \(language.title(title)), fait \(moment(date, time)), \(place)"
    case .wasDone(let title, let date, let time, let place):
      "\(language.title(title)) a été fait \(moment(date, time)), \(place)"
    case .isNotDone(let title, let date, let place): "\(language.title(title)) n’est pas fait le \(date), \(place)"
    case .isOpen(let title, let place): "\(language.title(title)) est déjà à faire, \(place)"
    case .cannotBeSkipped(let title, let place): "\(language.title(title)) ne peut pas être sauté, dans \(place)"
    case .othersCan: "les tâches récurrentes, les séries et les habitudes peuvent l’être"
    case .isSkipped(let title, let days, let place): "\(language.title(title)) est déjà sauté \(words(for: days)), \(place)"
    case .isDoneThen(let title, let days, let place): "\(language.title(title)) est fait \(words(for: days)), dans \(place)"
    case .nameOtherDays: "nommez d’autres jours, ou utilisez d’abord `tidemark reopen`"
    case .isNotDue(let title, let days, let next, let place):
      "\(language.title(title)) n’est pas à faire \(words(for: days))\(next.map { "; la prochaine échéance est le \($0)" } ?? ""), dans \(place)"
    case .isNotDueAgain(let title, let date, let next, let place):
      "\(language.title(title)) n’est pas à faire le \(date)\(next.map { "; la prochaine échéance est le \($0)" } ?? ""), dans \(place)"
    case .isOutsideArc(let days, let title, let arc, let ended):
      (days.count == 1 ? "le \(days.first) est hors" : "\(words(for: days)), il y a des jours hors")
        + " de l’arc de \(language.title(title)), \(arc)\(ended.map { ", terminé le \($0)" } ?? "")"
    case .renewBeginsNext: "`tidemark renew` commence le prochain arc"
    }
  }

  /// The day, where it is one alone; else the first and the last.
  private func words(for days: DateRange) -> String {
    days.count == 1 ? "le \(days.first)" : "du \(days.first) au \(days.last)"
  }

  private func moment(_ date: CivilDate, _ time: TimeOfDay?) -> String { "le \(date)\(time.map { " à \($0)" } ?? "")" }
}
