import Languages

private let language = Language.spanish

extension RunningArcMessage {
  var spanish: String {
    switch self {
    case .noArcRuns(let title, let date, let place):
      "ningún arco de \(language.title(title)) está en curso el \(date), en \(place)"
    case .renew: "`tidemark renew` comienza el siguiente arco"
    }
  }
}
