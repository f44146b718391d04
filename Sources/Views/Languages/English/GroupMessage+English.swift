import Languages

private let language = Language.english

extension GroupMessage {
  var english: String {
    switch self {
    case .noProject: "No project"
    case .noTag: "No tag"
    case .kind(let kind): language.capitalized(kind.english)
    case .due(.overdue): "Overdue"
    case .due(.today): "Due today"
    case .due(.tomorrow): "Due tomorrow"
    case .due(.week): "Due within a week"
    case .due(.later): "Due later"
    case .due(.never): "Not due on any day"
    case .open(let count, let waiting):
      "\(language.number(count)) open" + (waiting > 0 ? ", \(language.number(waiting)) not open yet" : "")
    }
  }
}
