import Chronology
import Languages

private let language = Language.english

extension TickedRecurringMessage {
  var english: String {
    switch self {
    case .ticksTask(let box): "\(language.quoted(box)) ticks a task that recurs; its log says when it was done"
    case .ticksHabit(let box): "\(language.quoted(box)) ticks a habit; its log says when it was done"
    case .ticksActivity(let box): "\(language.quoted(box)) ticks an activity; its log says when it was done"
    case .writeDay(let day): "write the day below it, as \(language.quoted("- \(day)")), and open the box"
    case .writeDaysOfArc: "open the box, and write the days of the arc on which it was done below it"
    case .openAndWrite(let day): "Open the box and write \(day) into the log"
    case .openBox: "Open the box"
    }
  }
}
