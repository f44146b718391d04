import Languages

private let language = Language.spanish

extension UnreachableGoalMessage {
  var spanish: String {
    switch self {
    case .ruleCannotBeReached(let rule, let days):
      "\(language.quoted(rule)) no se puede alcanzar: su periodo tiene \(language.days(days))"
    case .countsSingleDays(let goal, let rule?):
      "una meta de \(language.quoted(goal)) no se puede alcanzar: \(language.quoted(rule)) cuenta días sueltos"
    case .countsSingleDays(let goal, nil):
      "una meta de \(language.quoted(goal)) no se puede alcanzar: su regla cuenta días sueltos"
    case .hasDays(let goal, let rule?, let days):
      "una meta de \(language.quoted(goal)) no se puede alcanzar: \(language.quoted(rule)) tiene \(language.days(days))"
    case .hasDays(let goal, nil, let days):
      "una meta de \(language.quoted(goal)) no se puede alcanzar: su regla tiene \(language.days(days))"
    case .arcHasDays(let goal, let arc, let days):
      "una meta de \(goal) no se puede alcanzar: \(language.quoted("Arc \(arc)")) tiene \(language.days(days))"
    case .arcHasDueDays(let goal, let arc, let days):
      "una meta de \(goal) no se puede alcanzar: \(language.quoted("Arc \(arc)")) tiene \(language.days(days)) en que toca el hábito"
    case .writeUpToOrLeaveOut(let days): "escribe un número de hasta \(days), o quítala para que sean todos"
    case .leaveOut: "quítala, o cambia la regla"
    case .deleteIt:
      "quítala: un día se hace o no; varias veces por semana se escribe \(language.quoted("streak: weekly, goal: 3"))"
    case .writeUpTo(let days): "escribe un número de hasta \(days)"
    }
  }
}
