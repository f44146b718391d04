import Languages

private let language = Language.french

extension UnreachableGoalMessage {
  var french: String {
    switch self {
    case .ruleCannotBeReached(let rule, let days):
      "\(language.quoted(rule)) ne peut pas être atteint\(language.colon) sa période a \(language.days(days))"
    case .countsSingleDays(let goal, let rule?):
      "un objectif de \(language.quoted(goal)) ne peut pas être atteint\(language.colon) \(language.quoted(rule)) compte des jours isolés"
    case .countsSingleDays(let goal, nil):
      "un objectif de \(language.quoted(goal)) ne peut pas être atteint\(language.colon) sa règle compte des jours isolés"
    case .hasDays(let goal, let rule?, let days):
      "un objectif de \(language.quoted(goal)) ne peut pas être atteint\(language.colon) \(language.quoted(rule)) a \(language.days(days))"
    case .hasDays(let goal, nil, let days):
      "un objectif de \(language.quoted(goal)) ne peut pas être atteint\(language.colon) sa règle a \(language.days(days))"
    case .arcHasDays(let goal, let arc, let days):
      "un objectif de \(goal) ne peut pas être atteint\(language.colon) \(language.quoted("Arc \(arc)")) a \(language.days(days))"
    case .arcHasDueDays(let goal, let arc, let days):
      "un objectif de \(goal) ne peut pas être atteint\(language.colon) \(language.quoted("Arc \(arc)")) a \(language.days(days)) où l’habitude est à faire"
    case .writeUpToOrLeaveOut(let days): "écrivez un nombre jusqu’à \(days), ou enlevez-le pour les viser tous"
    case .leaveOut: "enlevez-le, ou changez la règle"
    case .deleteIt:
      "enlevez-le\(language.colon) un jour est fait ou non; plusieurs fois par semaine s’écrit \(language.quoted("streak: weekly, goal: 3"))"
    case .writeUpTo(let days): "écrivez un nombre jusqu’à \(days)"
    }
  }
}
