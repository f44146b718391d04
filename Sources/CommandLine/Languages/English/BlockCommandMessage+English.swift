import Languages

private let language = Language.english

extension BlockCommandMessage {
  var english: String {
    switch self {
    case .nearestAndOverlap: "--nearest avoids other blocks, and --overlap does not"
    case .takeOne: "take one of the two"
    case .isTaskWithoutTime(let title, let place):
      "\(language.title(title)) is a task without a time, at \(place), and not a time block"
    case .scheduleGivesTime: "`tidemark schedule` gives it one"
    case .noWords: "the block has no words"
    case .nothingSaid: "neither a day nor a time is named"
    case .sayWhere(let title): "say where \(language.title(title)) goes"
    case .optionNamesDay: "--on names the day that the block is on"
    case .isNotOneTime(let text): "\(language.title(text)) is not one time"
    case .saySecondBeginning: "say when the second begins, as in 15:00; --on names the day"
    case .sayTheSame(let text): "\(language.title(text)) and --at say the same thing"
    case .leaveOutOne: "leave out one of the two"
    case .read(let text, let day): "read \(language.title(text)) as \(language.dayAndYear(day, .short))"
    }
  }
}
