import Languages

private let language = Language.english

extension StatsHeading {
  var english: String {
    switch self {
    case .by(let key): "By \(key.rawValue)"
    case .rituals: "Rituals"
    case .months: "Months"
    case .tasks: "Tasks"
    case .streaks: "Streaks"
    case .recurringTasks: "Recurring tasks"
    case .bests: "Bests"
    case .activities: "Activities"
    case .asOfToday: "As of today"
    case .name: "Name"
    case .percent: "Percent"
    case .page: "Page"
    case .value: "Value"
    case .done: "Done"
    case .settled: "Settled"
    case .habits: "Habits"
    case .recurring: "Recurring"
    case .perfectDays: "Perfect days"
    case .perfect: "Perfect"
    case .longest: "Longest"
    case .now: "Now"
    case .attempts: "Attempts"
    case .best: "Best"
    case .soFar: "So far"
    case .times: "Times"
    case .allRituals: "All rituals"
    case .allTasks: "All tasks"
    case .allActivities: "All activities"
    case .days: "Days"
    case .without(let key): "no \(key.rawValue)"
    case .month(let month): language.name(of: month)
    }
  }
}
