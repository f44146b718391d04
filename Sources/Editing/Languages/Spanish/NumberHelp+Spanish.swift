import Languages

extension NumberHelp {
  var spanish: String {
    switch self {
    case .bestKeepsAttempt: "`tidemark best` guarda un intento"
    case .tallyAddsStroke: "`tidemark tally` agrega una raya"
    case .countChangesNumber: "`tidemark count` cambia su número"
    case .daysCountThemselves: "sus días se cuentan solos"
    }
  }
}
