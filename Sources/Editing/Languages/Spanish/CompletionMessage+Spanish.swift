import Chronology
import Languages

private let language = Language.spanish

extension CompletionMessage {
  var spanish: String {
    switch self {
    case .nothingToDo: "no hay nada que hacer"
    case .nothingToReopen: "no hay nada que reabrir"
    case .nothingToSkip: "no hay nada que omitir"
    case .on(let title, let date, let time, let place):
      "\(language.title(title)) el \(date)\(time.map { " a \(language.theTime($0))" } ?? ""), \(place)"
    case .onDays(let title, let days, let place): "\(language.title(title)) \(words(for: days)), \(place)"
    case .item(let title, let date, let place):
      "\(language.title(title))\(date.map { " del \(language.dayAndYear($0, .short))" } ?? ""), \(place)"
    case .hasNeitherBoxNorLog(let title, let place): "\(language.title(title)) no tiene ni casilla ni registro, en \(place)"
    case .useCount: "usa `tidemark count`, `tidemark tally` o `tidemark best`"
    case .hasNoBox(let title, let place): "\(language.title(title)) no tiene casilla\(place.map { ", en \($0)" } ?? "")"
    case .isDone(let title, let place): "\(language.title(title)) ya está hecho, \(place)"
    case .isAhead(let date, let today, let title):
      "el \(date) es después de hoy, \(today), así que \(language.title(title)) aún no puede estar hecho"
    case .leaveOutDay: "si ya lo hiciste, no escribas el día"
    case .skipTakesFuture: "`tidemark skip` acepta días futuros"
    case .isDoneOn(let title, let date, let place): "\(language.title(title)) ya está hecho el \(date), \(place)"
    case .hasEntry(let title, let date, let time, let note, let place):
      "\(language.title(title)) ya está hecho \(moment(date, time))\(note.map { ", \(language.title($0))" } ?? ""), en \(place)"
    case .reopenFirst: "`tidemark reopen` quita esa entrada; después escribe la nueva"
    case .words(let words, let title, let date, let time, let place):
      "\(language.title(words)) a \(language.title(title)), hecho \(moment(date, time)), \(place)"
    case .wasDone(let title, let date, let time, let place):
      "\(language.title(title)) se hizo \(moment(date, time)), \(place)"
    case .isNotDone(let title, let date, let place): "\(language.title(title)) no está hecho el \(date), \(place)"
    case .isOpen(let title, let place): "\(language.title(title)) ya está pendiente, \(place)"
    case .cannotBeSkipped(let title, let place): "\(language.title(title)) no se puede omitir, en \(place)"
    case .othersCan: "las tareas recurrentes, las rachas y los hábitos sí se pueden omitir"
    case .isSkipped(let title, let days, let place):
      "\(language.title(title)) ya está omitido \(words(for: days)), \(place)"
    case .isDoneThen(let title, let days, let place): "\(language.title(title)) está hecho \(words(for: days)), en \(place)"
    case .nameOtherDays: "nombra otros días, o usa antes `tidemark reopen`"
    case .isNotDue(let title, let days, let next, let place):
      "\(language.title(title)) no toca \(words(for: days))\(next.map { "; toca el \($0)" } ?? ""), en \(place)"
    case .isNotDueAgain(let title, let date, let next, let place):
      "\(language.title(title)) no toca el \(date)\(next.map { "; vuelve a tocar el \($0)" } ?? ""), en \(place)"
    case .isOutsideArc(let days, let title, let arc, let ended):
      (days.count == 1 ? "el \(days.first) está fuera" : "\(words(for: days)) hay días fuera")
        + " del arco de \(language.title(title)), \(arc)\(ended.map { ", terminado el \($0)" } ?? "")"
    case .renewBeginsNext: "`tidemark renew` comienza el siguiente arco"
    }
  }

  /// The day, where it is one alone; else the first and the last.
  private func words(for days: DateRange) -> String {
    days.count == 1 ? "el \(days.first)" : "del \(days.first) al \(days.last)"
  }

  private func moment(_ date: CivilDate, _ time: TimeOfDay?) -> String {
    "el \(date)\(time.map { " a \(language.theTime(ShownTime($0, .twentyFourHours)))" } ?? "")"
  }
}
