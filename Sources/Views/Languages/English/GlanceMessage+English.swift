import Languages

private let language = Language.english

extension GlanceMessage {
  var english: String {
    switch self {
    case .atAGlance: "At a glance"
    case .noFile(let command): "no file for today yet; \(language.quoted(command)) begins it"
    case .nothingNow: "nothing is planned for now"
    case .nothingNext: "nothing more today"
    case .left(let minutes): "\(language.length(minutes)) left"
    case .begins(let minutes): "in \(language.length(minutes))"
    case .due(let day): "due \(language.distance(day))"
    case .overdue(let days): "overdue by \(language.days(days))"
    case .since(let day): "since \(language.pastDay(day))"
    case .noRitual(let command): "no ritual yet; \(language.quoted(command)) shows some to begin with"
    case .nothingDueToday: "nothing is due today"
    case .perfectDays(let count): "\(language.counted(count, "perfect day", "perfect days")) in a row"
    case .noHabitOpen: "none is open"
    case .arcComplete: "its arc is complete"
    case .noNextRitual: "none later today or tomorrow"
    case .ritualDay(let day): day.rawValue
    case .more(let count, let command): "and \(language.number(count)) more: \(language.quoted(command))"
    case .nothingOpenOnPage: "it has nothing open"
    case .weeksRemaining(let count): "\(language.weeks(count)) remaining"
    case .percentLived(let percent): "\(language.percent(percent)) lived"
    case .noLife(let command): "no life in weeks yet; \(language.quoted(command)) begins one"
    case .noActivity(let path?): "no activity yet; in \(path) a line such as \(language.quoted("- 🎾 Tennis")) is one"
    case .noActivity(nil): "no activity yet; \(language.quoted("tidemark new activities")) begins their file"
    }
  }
}
