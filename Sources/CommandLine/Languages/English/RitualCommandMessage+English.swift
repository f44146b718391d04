import Diagnostics
import Languages
import Views

private let language = Language.english

extension RitualCommandMessage {
  var english: String {
    switch self {
    case .needsRitual(let habit): "\(language.title(habit)) needs the name of a ritual"
    case .newRitualBegins: "`tidemark new ritual` begins one"
    case .nameRitual: "name the ritual before it, or after --ritual"
    case .ritualFirst: "the ritual comes first, then the habit"
    case .isHabit(let problem, let ritual, let command):
      "\(problem.english); that is a habit of \(language.quoted(ritual)), which `\(command)` shows"
    case .orCommand(let problem, let command): "\(problem.english)\n  \(ReportMessage.type.english): \(command)"
    case .oneAtATime: "one ritual is shown at a time; leave out --ritual"
    case .isPeriod(let words, let span, let command):
      "\(language.quoted(words)) is a \(span.rawValue), not a ritual: \(language.quoted(command)) shows it; to choose months, use --months and --to"
    }
  }
}
