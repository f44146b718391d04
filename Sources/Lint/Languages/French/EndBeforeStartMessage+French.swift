import Languages

private let language = Language.french

extension EndBeforeStartMessage {
  var french: String {
    switch self {
    case .endsBeforeStart(let range): "\(language.quoted(range)) se termine avant de commencer"
    case .swapDates: "inversez les deux dates, ou corrigez l’année"
    case .endsNotAfterStart(let range): "\(language.quoted(range)) ne se termine pas après avoir commencé"
    case .swapTimes:
      "inversez les deux heures; seul un intervalle qui commence à midi ou après et se termine à midi ou avant dépasse minuit"
    case .writeLaterEnd: "écrivez une heure de fin plus tardive, ou une seule heure"
    case .isBefore(let until, let from): "\(language.quoted("until: \(until)")) vient avant \(language.quoted("from: \(from)"))"
    case .correctEither: "corrigez l’un des deux; \(language.quoted("until")) est le dernier jour qui compte"
    }
  }
}
