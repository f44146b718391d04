import Languages

private let language = Language.english

extension CommandAction {
  var english: String {
    switch self {
    case .done: "Done today"
    case .log: "Log today"
    case .reopen: "Reopen"
    case .skip: "Skip today"
    case .drop: "Drop"
    case .count: "One more"
    case .tally: "Add a stroke"
    case .planToday: "Plan today"
    case .planTomorrow: "Plan tomorrow"
    case .carryOver: "Carry over to today"
    case .move(let project): "Move to \(language.quoted(project))"
    case .splitBlock: "Split the block in two"
    case .endArc: "End the arc today"
    case .renew: "Begin the next arc"
    case .setAside: "Set aside"
    case .restore: "Restore"
    }
  }
}
