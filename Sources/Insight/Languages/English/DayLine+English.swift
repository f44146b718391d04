import Languages

private let language = Language.english

extension DayLine {
  var english: String {
    switch self {
    case .ahead: "This day is in the future."
    case .allDone(let isToday, let streak, let hasSkipped): allDone(hasSkipped) + allDoneEnd(isToday, streak)
    case .half(let isToday): isToday ? "Half or more is done so far." : "Half or more was done."
    case .halfOfStreak(let streak): "Half or more is done so far; the rest keeps a streak of \(language.days(streak))."
    case .less(let isToday): isToday ? "Less than half is done so far." : "Less than half was done."
    case .openAfterStreak(let streak): "The day is open, with a streak of \(language.days(streak)) before it."
    case .allSkipped(let isToday, let streak):
      (isToday ? "All that is due today is skipped" : "All that was due was skipped") + end(streak)
    case .nothingDue(let isToday, let streak): (isToday ? "Nothing is due today" : "Nothing was due") + end(streak)
    }
  }

  private func allDone(_ hasSkipped: Bool) -> String { hasSkipped ? "All that was not skipped is done" : "All done" }

  private func allDoneEnd(_ isToday: Bool, _ streak: Int) -> String {
    switch streak {
    case ...1: isToday ? " today." : "."
    case 2...6: ", day \(streak) of the streak."
    default: ", \(language.days(streak)) without a miss."
    }
  }

  private func end(_ streak: Int) -> String { streak == 0 ? "." : "; the streak stays at \(language.days(streak))." }
}
