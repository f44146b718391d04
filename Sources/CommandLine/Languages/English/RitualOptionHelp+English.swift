import Planner

extension RitualOptionHelp {
  var english: String {
    switch self {
    case .time: "Give it this part of the day"
    case .times: "Show only the rituals of this part of the day, and those of any time"
    case .slotExpected: "one of \(DaySlot.allCases.map(\.rawValue).joined(separator: ", "))"
    }
  }
}
