import Languages

private let language = Language.french

extension ScheduleCommandMessage {
  var french: String {
    switch self {
    case .oneAtATime: "on prévoit une seule chose à la fois"
    case .nameOrStack(let task): "nommez \(language.title(task)) ou une pile avec --stack"
    case .nothingNamed: "rien n’est nommé"
    case .nameTaskOrStack: "nommez une tâche ou une pile avec --stack"
    case .wasLeftOpen(let title, let day):
      "\(language.title(title)) est restée en plan le \(language.dayAndYear(day, .short)); nommez-la par sa ligne, ou reportez ce que ce jour a laissé"
    case .isDone(let title, let place): "\(language.title(title)) est faite, dans \(place)"
    case .isDropped(let title, let place): "\(language.title(title)) est abandonnée, dans \(place)"
    case .reopenFirst: "rouvrez-la, puis prévoyez-la"
    case .stackIsCalledSo: "une pile porte ce nom"
    case .isBlock(let title, let place): "\(language.title(title)) est une plage horaire et non une tâche, dans \(place)"
    case .blockNeedsOption(let title):
      "\(language.title(title)) est une plage horaire, et --block dit qu’une tâche va dans une plage"
    case .lengthOfNewBlock: "--for est la durée d’une nouvelle plage"
    case .sayBeginning: "dites quand elle commence, comme dans 9:30"
    case .timeAndBlock: "une heure fait une nouvelle plage, et --block en nomme une qui existe"
    case .takeOne: "n’utilisez que l’un des deux"
    case .isDay(let text): "\(language.title(text)) est un jour et non une tâche"
    case .nameOneDay: "nommez un seul jour vers lequel copier"
    case .behindNames: "écrivez-le après les noms, ou après --to"
    }
  }
}
