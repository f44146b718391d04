import Languages

private let language = Language.english

extension MoveCommandMessage {
  var english: String {
    switch self {
    case .beforeAndAfter: "--before and --after cannot both say where it goes"
    case .sayBeforeOrAfter: "say where it goes, with --before or --after"
    case .onlyTasksHaveDays: "only tasks have days; a page, a project or a ritual has none"
    case .goesBesideAnother: "a page, a project or a ritual goes before or after another; a task goes to a project"
    case .sayWhere: "say where it goes"
    case .giveOne: "give one of --up, --down, --to N, --before ITEM and --after ITEM"
    case .twoTitles(let one, let other):
      "\(language.title(one)) and \(language.title(other)) are two titles, and one section is added at a time"
    case .nameThePage: "name the page with --page, and put a title of several words in quotation marks"
    }
  }
}
