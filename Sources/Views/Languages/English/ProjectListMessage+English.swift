import Languages

private let language = Language.english

extension ProjectListMessage {
  var english: String {
    switch self {
    case .projects: "Projects"
    case .project: "Project"
    case .open: "Open"
    case .done: "Done"
    case .nextBlock: "Next block"
    case .dueCount, .due: "Due"
    case .nextDue: "Next due"
    case .next: "Next"
    case .all: "All"
    case .counts(let open, let done): "\(language.number(open)) open, \(language.number(done)) done"
    case .dueByToday(let count): "\(language.number(count)) due by today"
    case .nextDueOn(let day): "next due \(language.day(day))"
    case .since(let day): "since \(language.day(day))"
    }
  }
}
