import Languages

extension GlanceHeading {
  var english: String {
    switch self {
    case .day: "Day"
    case .now: "Now"
    case .next: "Next"
    case .task: "Task"
    case .tasks: "Tasks"
    case .counter: "Counter"
    case .counters: "Counters"
    case .recurring, .recurringTask: "Recurring"
    case .streak: "Streak"
    case .streaks: "Streaks"
    case .today: "Today"
    case .habit: "Habit"
    case .habits: "Habits"
    case .ritual: "Ritual"
    case .rituals: "Rituals"
    case .nextRitual: "Next ritual"
    case .toRenew: "To renew"
    case .page: "Page"
    case .goal: "Goal"
    case .goals: "Goals"
    case .openBox: "Open box"
    case .openBoxes: "Open boxes"
    case .boxes: "Boxes"
    case .life: "Life"
    case .activity: "Activity"
    case .activities: "Activities"
    }
  }
}
