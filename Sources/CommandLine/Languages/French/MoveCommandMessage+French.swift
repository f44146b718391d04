import Languages

private let language = Language.french

extension MoveCommandMessage {
  var french: String {
    switch self {
    case .beforeAndAfter: "--before et --after ne peuvent pas dire ensemble où cela va"
    case .sayBeforeOrAfter: "dites où cela va, avec --before ou --after"
    case .onlyTasksHaveDays: "seules les tâches ont un jour; une page, un projet ou un rituel n’en ont pas"
    case .goesBesideAnother: "une page, un projet ou un rituel va avant ou après un autre; une tâche va dans un projet"
    case .sayWhere: "dites où cela va"
    case .giveOne: "utilisez --up, --down, --to N, --before ITEM ou --after ITEM"
    case .twoTitles(let one, let other):
      "\(language.title(one)) et \(language.title(other)) sont deux titres, et une seule section s’ajoute à la fois"
    case .nameThePage: "nommez la page avec --page, et mettez entre guillemets un titre de plusieurs mots"
    }
  }
}
