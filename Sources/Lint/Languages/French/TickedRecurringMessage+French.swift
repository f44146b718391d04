import Chronology
import Languages

private let language = Language.french

extension TickedRecurringMessage {
  var french: String {
    switch self {
    case .ticksTask(let box): "\(language.quoted(box)) coche une tâche récurrente; son journal dit quand elle a été faite"
    case .ticksHabit(let box): "\(language.quoted(box)) coche une habitude; son journal dit quand elle a été faite"
    case .ticksActivity(let box): "\(language.quoted(box)) coche une activité; son journal dit quand elle a été faite"
    case .writeDay(let day): "écrivez le jour en dessous, comme \(language.quoted("- \(day)")), et rouvrez la case"
    case .writeDaysOfArc: "rouvrez la case, et écrivez en dessous les jours de l’arc où elle a été faite"
    case .openAndWrite(let day): "Rouvrir la case et écrire \(day) dans le journal"
    case .openBox: "Rouvrir la case"
    }
  }
}
