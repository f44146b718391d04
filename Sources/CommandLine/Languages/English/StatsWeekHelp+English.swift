extension StatsWeekHelp {
  var english: String {
    switch self {
    case .week: "a week like “last week”, this or last; by default this one"
    case .summary: "Show what was done in a week"
    case .discussion:
      """
      Weeks begin as the vault says. \(StatsSpanHelp.discussion.english)

      --json prints an object as “stats month” does.
      """
    case .showWeek: "Show this week up to today"
    case .showEarlier: "Show the week before"
    }
  }
}
