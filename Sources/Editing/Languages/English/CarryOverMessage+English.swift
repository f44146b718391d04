import Chronology
import Languages

private let language = Language.english

extension CarryOverMessage {
  var english: String {
    switch self {
    case .isNotBefore(let day, let other): "\(day) is not before \(other)"
    case .hasNoFile(let days): days.count == 1 ? "\(days.first) has no file" : "no day of \(days) has a file"
    case .left(let title, let reason, let place): "\(language.title(title)), \(reason.english), \(place)"
    case .nothingOf(let days, let target):
      "nothing of \(days.count == 1 ? "\(days.first)" : "\(days)") is left to carry over to \(target)"
    case .nothingBefore(let target): "nothing of the days before \(target) is left"
    case .nothingOfWeek(let target): "nothing of the seven days before \(target) is left"
    case .openToday(let count):
      count == 1
        ? "1 task is open today; `tidemark carry-over --to tomorrow` takes it there"
        : "\(count) tasks are open today; `tidemark carry-over --to tomorrow` takes them there"
    case .isNotLeftOver(let title, let place, let target):
      "\(language.title(title)), at \(place), is not left over before \(target)"
    case .isSettledElsewhere: "a later day has it, or its project says that it is done"
    case .isPlanned(let title, let day, let place): "\(language.title(title)) is planned on \(day) already, \(place)"
    case .isOpenInProject(let title, let target, let place):
      "\(language.title(title)) is open in its project, and no day before \(target) has left it, at \(place)"
    case .planIt: "plan it"
    case .noTask(let name, let target): "no open task of a day before \(target) is called \(language.title(name))"
    case .nothingIsLeft: "no earlier day has left anything"
    case .theseAreLeft: "earlier days have left these"
    case .leftBehind(let count, let days, let more, let command):
      count == 1
        ? "1 task is left on \(names(of: days, more)); `\(command)` takes it"
        : "\(count) tasks are left on \(names(of: days, more)); `\(command)` takes them"
    }
  }

  private func names(of days: [CivilDate], _ more: Int) -> String {
    days.map(\.description).joined(separator: ", ") + (more > 0 ? ", and on \(more) days before" : "")
  }
}
