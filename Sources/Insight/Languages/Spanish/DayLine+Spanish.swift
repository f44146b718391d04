import Languages

private let language = Language.spanish

extension DayLine {
  var spanish: String {
    switch self {
    case .ahead: "Este día está en el futuro."
    case .allDone(let isToday, let streak, let hasSkipped): allDone(hasSkipped) + allDoneEnd(isToday, streak)
    case .half(let isToday): isToday ? "Hasta ahora está hecha la mitad o más." : "Se hizo la mitad o más."
    case .halfOfStreak(let streak):
      "Hasta ahora está hecha la mitad o más; con el resto se mantiene una racha de \(language.days(streak))."
    case .less(let isToday): isToday ? "Hasta ahora está hecha menos de la mitad." : "Se hizo menos de la mitad."
    case .openAfterStreak(let streak): "El día sigue abierto, con una racha anterior de \(language.days(streak))."
    case .allSkipped(let isToday, let streak):
      (isToday ? "Se omitió todo lo que toca hoy" : "Se omitió todo lo que tocaba") + end(streak)
    case .nothingDue(let isToday, let streak):
      (isToday ? "Hoy no toca nada" : "No tocaba nada") + end(streak)
    }
  }

  private func allDone(_ hasSkipped: Bool) -> String { hasSkipped ? "Todo lo que no se omitió está hecho" : "Todo hecho" }

  private func allDoneEnd(_ isToday: Bool, _ streak: Int) -> String {
    switch streak {
    case ...1: isToday ? " hoy." : "."
    case 2...6: ", día \(streak) de la racha."
    default: ", \(language.days(streak)) sin interrupción."
    }
  }

  private func end(_ streak: Int) -> String { streak == 0 ? "." : "; la racha sigue en \(language.days(streak))." }
}
