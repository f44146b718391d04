import Languages

private let language = Language.french

extension BlockCommandMessage {
  var french: String {
    switch self {
    case .nearestAndOverlap: "--nearest évite les autres plages, et --overlap non"
    case .takeOne: "n’utilisez que l’une des deux"
    case .isTaskWithoutTime(let title, let place):
      "\(language.title(title)) est une tâche sans heure, dans \(place), et non une plage horaire"
    case .scheduleGivesTime: "`tidemark schedule` lui en donne une"
    case .noWords: "la plage n’a pas de texte"
    case .nothingSaid: "ni jour ni heure ne sont donnés"
    case .sayWhere(let title): "dites où va \(language.title(title))"
    case .optionNamesDay: "--on dit quel jour est la plage"
    case .isNotOneTime(let text): "\(language.title(text)) n’est pas une seule heure"
    case .saySecondBeginning: "dites quand commence la seconde, comme dans 15:00; --on dit le jour"
    case .sayTheSame(let text): "\(language.title(text)) et --at disent la même chose"
    case .leaveOutOne: "enlevez l’un des deux"
    case .read(let text, let day): "\(language.title(text)) a été lu comme \(language.dayAndYear(day, .short))"
    }
  }
}
