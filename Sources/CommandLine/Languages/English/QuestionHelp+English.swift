extension QuestionHelp {
  var english: String {
    switch self {
    case .tag: "Show only what has this tag, or one below it; of several, all of them"
    case .project: "Show only what belongs to this project; give its title, or the beginning of it"
    case .page: "Show only what is on this page"
    case .ritual: "Show only what is in this ritual"
    case .category: "Show only rituals and activities of this category"
    case .state: "Show only what is in this state"
    case .open: "Show only what is open, as “--state open”"
    case .due: "Show only what is due: overdue, until a day or the end of “this week”, in a period like mon..wed, or none"
    case .priority: "Show only what has this priority"
    case .sort: "Put all in one order: the soonest due, the highest priority or the oldest first, or by title or project"
    case .reverse: "Reverse the order"
    case .group: "Divide the list: by project, page, tag, kind or due day, or not at all"
    case .kind: "Show only what is in files of this kind, or items of this type"
    case .dueExpected: "overdue, none, or \(PhraseKind.period.english)"
    }
  }
}
