import Languages

private let language = Language.english

extension UnreachableGoalMessage {
  var english: String {
    switch self {
    case .ruleCannotBeReached(let rule, let days):
      "\(language.quoted(rule)) cannot be reached: its period has \(language.days(days))"
    case .countsSingleDays(let goal, let rule?):
      "a goal of \(language.quoted(goal)) cannot be reached: \(language.quoted(rule)) counts single days"
    case .countsSingleDays(let goal, nil): "a goal of \(language.quoted(goal)) cannot be reached: its rule counts single days"
    case .hasDays(let goal, let rule?, let days):
      "a goal of \(language.quoted(goal)) cannot be reached: \(language.quoted(rule)) has \(language.days(days))"
    case .hasDays(let goal, nil, let days):
      "a goal of \(language.quoted(goal)) cannot be reached: its rule has \(language.days(days))"
    case .arcHasDays(let goal, let arc, let days):
      "a goal of \(goal) cannot be reached: \(language.quoted("Arc \(arc)")) has \(language.days(days))"
    case .arcHasDueDays(let goal, let arc, let days):
      "a goal of \(goal) cannot be reached: \(language.quoted("Arc \(arc)")) has \(language.days(days)) on which the habit is due"
    case .writeUpToOrLeaveOut(let days): "write a number up to \(days), or leave it out for all of them"
    case .leaveOut: "leave it out, or change the rule"
    case .deleteIt: "delete it: a day is done or not; several times a week is \(language.quoted("streak: weekly, goal: 3"))"
    case .writeUpTo(let days): "write a number up to \(days)"
    }
  }
}
