import Languages

private let language = Language.english

extension ThingWord {
  /// `no task`
  var englishNone: String { self == .thing ? "nothing" : "no \(englishNoun)" }

  /// `task`
  var englishNoun: String {
    switch self {
    case .thing: "thing"
    case .item: "item"
    case .itemWithBoxOrLog: "item with a box or a log"
    case .itemOrSection: "item or section"
    case .itemOfPage: "item of a page"
    case .itemSetAside: "item that is set aside"
    case .task: "task"
    case .taskOfDay: "task of a day"
    case .taskOfProject: "task of a project"
    case .openTaskOfEarlierDay: "open task of an earlier day"
    case .taskOrBox: "task or box"
    case .doing: "task, streak, habit or activity"
    case .skippable: "recurring task, streak or habit"
    case .activity: "activity"
    case .bestSoFar: "best so far"
    case .counter: "counter"
    case .counterOrCount: "counter or count"
    case .tally: "tally"
    case .timeBlock: "time block"
    case .project: "project"
    case .stack: "stack"
    case .strategy: "strategy"
    case .file(let kinds): language.or(ThingWord.told(kinds).map(\.noun))
    case .bearer(let key): "thing with the key \(language.title(key))"
    }
  }
}
