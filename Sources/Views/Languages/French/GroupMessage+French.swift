import Languages

private let language = Language.french

extension GroupMessage {
  var french: String {
    switch self {
    case .noProject: "Sans projet"
    case .noTag: "Sans mot-clé"
    case .kind(let kind): language.capitalized(kind.french)
    case .due(.overdue): "En retard"
    case .due(.today): "À faire aujourd’hui"
    case .due(.tomorrow): "À faire demain"
    case .due(.week): "À faire d’ici une semaine"
    case .due(.later): "À faire plus tard"
    case .due(.never): "Sans échéance"
    case .open(let count, let waiting):
      "\(language.number(count)) à faire" + (waiting > 0 ? ", \(language.number(waiting)) pas encore à faire" : "")
    }
  }
}
