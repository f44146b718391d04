import Languages

private let language = Language.english

extension ActivityCommandMessage {
  var english: String {
    switch self {
    case .noActivity(let words): "no activity is called \(language.title(words))"
    case .isPeriod: "that is a period"
    case .newActivitiesBegins: "`tidemark new activities` begins one"
    }
  }
}
