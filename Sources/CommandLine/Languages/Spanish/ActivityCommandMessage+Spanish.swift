import Languages

private let language = Language.spanish

extension ActivityCommandMessage {
  var spanish: String {
    switch self {
    case .noActivity(let words): "ninguna actividad se llama \(language.title(words))"
    case .isPeriod: "eso es un periodo"
    case .newActivitiesBegins: "`tidemark new activities` comienza uno"
    }
  }
}
