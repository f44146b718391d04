import Languages

private let language = Language.english

extension RunningArcMessage {
  var english: String {
    switch self {
    case .noArcRuns(let title, let date, let place): "no arc of \(language.title(title)) runs on \(date), at \(place)"
    case .renew: "`tidemark renew` begins the next arc"
    }
  }
}
