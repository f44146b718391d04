import Languages

private let language = Language.french

extension DoingMessage {
  var french: String {
    switch self {
    case .noLogForDays(let title): "\(language.title(title)) n’a pas de journal et se fait un seul jour"
    case .nameOneDay: "indiquez un seul jour avec --on"
    case .nothingNamed: "rien n’est nommé"
    case .nameWhatWasDone: "nommez ce qui a été fait, ou un rituel"
    case .noLogForNote(let title): "\(language.title(title)) n’a pas de journal, donc --note n’a nulle part où écrire"
    case .noteIsBelow: "la note d’une tâche s’écrit sous celle-ci"
    case .boxKeepsNoTime(let title):
      "\(language.title(title)) n’a pas de journal\(language.colon) sa case est cochée et ne garde pas d’heure"
    case .leaveOut(let time): "enlevez \(time)"
    case .nothingOpen(let ritual, let day): "rien de \(language.title(ritual)) n’est à faire le \(day)"
    case .nothingSettled(let ritual, let day): "rien de \(language.title(ritual)) n’est fait ni sauté le \(day)"
    case .daysAndEnds: "--on donne tous les jours; --from et --to, le premier et le dernier"
    case .takeOne: "n’utilisez que l’une des deux façons"
    case .lastBeforeFirst(let last, let first): "le dernier jour, \(last), précède le premier, \(first)"
    case .noLogToReopen(let title): "\(language.title(title)) n’a pas de journal, donc aucun jour n’est à rouvrir"
    case .leaveOutOn: "enlevez --on"
    case .ritualIsNotDropped(let title): "\(language.title(title)) est un rituel, et un rituel ne s’abandonne pas"
    case .isLength(let text): "\(language.title(text)) est une durée, et une entrée d’un journal a un jour et une heure"
    case .sayInWords: "dites-le dans les mots de l’entrée"
    case .putDayBehind: "mettez le jour et l’heure après les noms, comme dans \(language.quoted("hier 18:30"))"
    }
  }
}
