import Languages

extension FactName {
  var english: String {
    switch self {
    case .category: "Category"
    case .time: "Time"
    case .theme: "Theme"
    case .duration: "Duration"
    case .finished: "Finished"
    case .born: "Born"
    case .expectancy: "Expectancy"
    case .notify: "Notify"
    case .view: "View"
    case .clock: "Clock"
    case .weekStarts: "Week starts"
    case .dayStarts: "Day starts"
    case .dayEnds: "Day ends"
    case .defaultBlock: "Default block"
    case .midnight: "Midnight"
    case .reminders: "Reminders"
    case .insights: "Insights"
    case .days: "Days in"
    case .pages: "Pages in"
    case .projects: "Projects in"
    case .rituals: "Rituals in"
    }
  }
}
