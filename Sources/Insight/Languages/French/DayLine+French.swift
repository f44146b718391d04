import Languages

private let language = Language.french

extension DayLine {
  var french: String {
    switch self {
    case .ahead: "Ce jour est dans le futur."
    case .allDone(let isToday, let streak, let hasSkipped): allDone(hasSkipped) + allDoneEnd(isToday, streak)
    case .half(let isToday):
      isToday ? "La moitié ou plus est faite jusqu’à présent." : "La moitié ou plus a été faite."
    case .halfOfStreak(let streak):
      "La moitié ou plus est faite jusqu’à présent; le reste préserve une série de \(language.days(streak))."
    case .less(let isToday):
      isToday ? "Moins de la moitié est faite jusqu’à présent." : "Moins de la moitié a été faite."
    case .openAfterStreak(let streak): "La journée n’est pas terminée et suit une série de \(language.days(streak))."
    case .allSkipped(let isToday, let streak):
      (isToday ? "Tout ce qui est à faire aujourd’hui est sauté" : "Tout ce qui était à faire a été sauté") + end(streak)
    case .nothingDue(let isToday, let streak):
      (isToday ? "Il n’y a rien à faire aujourd’hui" : "Il n’y avait rien à faire") + end(streak)
    }
  }

  private func allDone(_ hasSkipped: Bool) -> String {
    hasSkipped ? "Tout ce qui n’a pas été sauté est fait" : "Tout est fait"
  }

  private func allDoneEnd(_ isToday: Bool, _ streak: Int) -> String {
    switch streak {
    case ...1: isToday ? " aujourd’hui." : "."
    case 2...6: ", jour \(streak) de la série."
    default: ", \(language.days(streak)) sans rien manquer."
    }
  }

  private func end(_ streak: Int) -> String { streak == 0 ? "." : "; la série reste à \(language.days(streak))." }
}
