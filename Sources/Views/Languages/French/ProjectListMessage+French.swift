import Languages

private let language = Language.french

extension ProjectListMessage {
  var french: String {
    switch self {
    case .projects: "Projets"
    case .project: "Projet"
    case .open: "À faire"
    case .done: "Faites"
    case .nextBlock: "Prochaine plage"
    case .dueCount: "Échues"
    case .due: "Échéance"
    case .nextDue: "Prochaine date"
    case .next: "Ensuite"
    case .all: "Tous"
    case .counts(let open, let done): "\(language.number(open)) à faire, \(language.counted(done, "faite", "faites"))"
    case .dueByToday(let count): "\(language.number(count)) à faire au plus tard aujourd’hui"
    case .nextDueOn(let day): "prochaine échéance le \(language.day(day))"
    case .since(let day): "depuis le \(language.day(day))"
    }
  }
}
