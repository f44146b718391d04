import Languages
import Planner

private let language = Language.english

extension RitualMessage {
  var english: String {
    switch self {
    case .status(.endedEarly): "ended early"
    case .status(let status): status.rawValue
    case .milestoneState(let state): state.rawValue
    case .milestone(let standing): text(of: standing)
    case .kept(let rate):
      rate.done == 0 ? "nothing done" : "something done on \(rate.done) of \(language.days(rate.due))"
    case .begins(let day): "begins \(language.distanceAndDay(day))"
    case .ended(let day): "ended \(language.distanceAndDay(day))"
    case .day(let day, let count): "day \(language.number(day)) of \(language.number(count))"
    case .lastDay: "last day"
    case .remaining(let days): "\(language.days(days)) remaining"
    case .daysOf(let days, let count): "\(language.number(days)) of \(language.number(count)) days"
    case .streak(let current, let longest):
      "streak \(language.days(current))" + (longest > current ? ", longest \(language.days(longest))" : "")
    case .renewal(let arc): "to begin arc \(arc.number), \(arc.days)"
    case .beginning: "to begin its first"
    case .noArcYet: "No arc yet"
    case .arcNotRead: "Arc not read"
    case .reasonOfUnreadArc: "it has an arc that cannot be read, and this says why"
    case .unreadArc(let command): "its arc cannot be read; this says why: \(command)"
    case .slotTitle(let slot): language.capitalized(slot.rawValue)
    case .slot(.anytime): "any time"
    case .slot(let slot): slot.rawValue
    case .forSlots(let slots): slots.map(phrase).joined(separator: " or ")
    }
  }

  private func phrase(_ slot: DaySlot) -> String {
    switch slot {
    case .anytime: "any time"
    case .midday: "midday"
    case .morning, .afternoon, .evening, .night: "the \(slot.rawValue)"
    }
  }

  private func text(of standing: ArcMilestoneStanding) -> String {
    let milestone = standing.milestone
    switch standing.state {
    case .ahead: return milestone.kind.title
    case .passed: return milestone.kind.title + ", passed"
    case .reached:
      switch milestone.kind {
      case .firstDay: return "First day completed"
      case .oneWeek, .threeWeeks: return "\(milestone.day) days completed"
      case .halfway: return "Halfway reached"
      case .complete: return "Arc completed"
      }
    }
  }
}
