extension RitualHeading {
  var english: String {
    switch self {
    case .habits: "Habits"
    case .milestones: "Milestones"
    case .notesOfDays: "Notes of days"
    case .earlierArcs: "Earlier arcs"
    case .otherArcs: "Other arcs"
    case .twelveMonths: "The last twelve months"
    case .habit: "Habit"
    case .today: "Today"
    case .goal: "Goal"
    case .done: "Done"
    case .soFar: "So far"
    case .streak: "Streak"
    case .inAll: "In all"
    case .milestone: "Milestone"
    case .day: "Day"
    case .when: "When"
    case .arc: "Arc"
    case .state: "State"
    case .days: "Days"
    }
  }
}
