import Languages

extension NumberHelp {
  var french: String {
    switch self {
    case .bestKeepsAttempt: "`tidemark best` conserve un essai"
    case .tallyAddsStroke: "`tidemark tally` ajoute un trait"
    case .countChangesNumber: "`tidemark count` modifie son nombre"
    case .daysCountThemselves: "ses jours se comptent d’eux-mêmes"
    }
  }
}
