import Languages

private let language = Language.english

extension BlockMessage {
  var english: String {
    switch self {
    case .state: "State"
    case .end: "End"
    case .color: "Color"
    case .project: "Project"
    case .calls: "Calls"
    case .overlaps: "Overlaps"
    case .written: "Written"
    case .tasks: "Tasks"
    case .endNotWritten: "not written: it ends where the next begins, or after default-block"
    case .colorOfBlock(let color, let isOwn): DayMessage.colorName(color).english + (isOwn ? ", its own" : "")
    case .callsAt(nil, nil): "never"
    case .callsAt(let start?, nil): "at its start, \(language.time(start))"
    case .callsAt(nil, let end?): "at its end, \(language.time(end))"
    case .callsAt(let start?, let end?): "at its start, \(language.time(start)), and at its end, \(language.time(end))"
    case .inRoutine(let place): "in the routine of the vault" + (place.map { ", \($0)" } ?? "")
    case .task(let box, let title, let project):
      "Task, \(language.state(box)): \(title)" + (project.map { ", project \($0)" } ?? "")
    case .notBlock(let title, let start, let isRecurring, let home, let place):
      "\(language.quoted(title)) (\(language.time(start))) is not a block: it is \(isRecurring ? "a recurring task" : "a row") of "
        + "\(language.quoted(home))\(place.map { ", \($0)" } ?? ""); \(language.quoted("tidemark day")) shows it"
    }
  }
}
