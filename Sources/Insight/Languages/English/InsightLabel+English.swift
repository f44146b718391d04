import Languages
import Planner

private let language = Language.english

extension InsightLabel {
  var english: String {
    switch self {
    case .card(let card): title(of: card)
    case .ritual(let title): title.words
    case .longest: "Longest"
    case .perfectDays: "Perfect days"
    case .checkIns: "Check-ins"
    case .today: "Today"
    case .past(let days): "Past \(language.days(days))"
    case .before(let days): "\(language.days(days)) before"
    case .allDays: "All days"
    case .all: "All"
    }
  }

  private func title(of card: InsightCard) -> String {
    switch card {
    case .active: "Active"
    case .streak: "Streak"
    case .habitsToday: "Habits Today"
    case .completion: "Completion"
    case .daysActive: "Days Active"
    case .sevenDayAverage: "7-Day Average"
    case .totalCheckIns: "Total Check-ins"
    case .bestRitual: "Best Ritual"
    }
  }
}
