import Languages

private let language = Language.french

extension RunningArcMessage {
  var french: String {
    switch self {
    case .noArcRuns(let title, let date, let place):
      "aucun arc de \(language.title(title)) n’est en cours le \(date), dans \(place)"
    case .renew: "`tidemark renew` commence l’arc suivant"
    }
  }
}
