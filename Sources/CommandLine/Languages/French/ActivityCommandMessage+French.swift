import Languages

private let language = Language.french

extension ActivityCommandMessage {
  var french: String {
    switch self {
    case .noActivity(let words): "aucune activité ne s’appelle \(language.title(words))"
    case .isPeriod: "c’est une période"
    case .newActivitiesBegins: "`tidemark new activities` en commence un"
    }
  }
}
