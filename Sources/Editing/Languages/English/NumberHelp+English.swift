import Languages

extension NumberHelp {
  var english: String {
    switch self {
    case .bestKeepsAttempt: "`tidemark best` keeps an attempt"
    case .tallyAddsStroke: "`tidemark tally` adds a stroke"
    case .countChangesNumber: "`tidemark count` changes its number"
    case .daysCountThemselves: "its days count themselves"
    }
  }
}
