import Chronology
import Languages

private let language = Language.french

extension CarryOverMessage {
  var french: String {
    switch self {
    case .isNotBefore(let day, let other): "le \(day) n’est pas avant le \(other)"
    case .hasNoFile(let days):
      days.count == 1 ? "le \(days.first) n’a pas de fichier" : "aucun jour du \(days.first) au \(days.last) n’a de fichier"
    case .left(let title, let reason, let place): "\(language.title(title)), \(reason.french), \(place)"
    case .nothingOf(let days, let target):
      days.count == 1
        ? "il ne reste rien du \(days.first) à reporter au \(target)"
        : "il ne reste rien du \(days.first) au \(days.last) à reporter au \(target)"
    case .nothingBefore(let target): "il ne reste rien des jours avant le \(target)"
    case .nothingOfWeek(let target): "il ne reste rien des sept jours avant le \(target)"
    case .openToday(let count):
      "\(language.counted(count, "tâche est", "tâches sont")) à faire aujourd’hui; `tidemark carry-over --to demain` \(language.form(count, "la", "les")) reporte à demain"
    case .isNotLeftOver(let title, let place, let target):
      "\(language.title(title)), dans \(place), n’est pas restée en plan avant le \(target)"
    case .isSettledElsewhere: "un jour ultérieur l’a déjà, ou son projet dit qu’elle est faite"
    case .isPlanned(let title, let day, let place): "\(language.title(title)) est déjà prévue le \(day), \(place)"
    case .isOpenInProject(let title, let target, let place):
      "\(language.title(title)) est à faire dans son projet, et aucun jour avant le \(target) ne l’a laissée en plan, dans \(place)"
    case .planIt: "prévoyez-la"
    case .noTask(let name, let target):
      "aucune tâche à faire d’un jour avant le \(target) ne s’appelle \(language.title(name))"
    case .nothingIsLeft: "aucun jour passé n’a rien laissé en plan"
    case .theseAreLeft: "les jours passés ont laissé celles-ci en plan"
    case .leftBehind(let count, let days, let more, let command):
      "\(language.counted(count, "tâche est restée", "tâches sont restées")) en plan \(names(of: days, more)); `\(command)` \(language.form(count, "la", "les")) reporte"
    }
  }

  private func names(of days: [CivilDate], _ more: Int) -> String {
    language.and(days.map { "le \($0)" } + (more > 0 ? [language.counted(more, "jour antérieur", "jours antérieurs")] : []))
  }
}
