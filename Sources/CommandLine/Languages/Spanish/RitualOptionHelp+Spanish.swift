import Planner

extension RitualOptionHelp {
  var spanish: String {
    switch self {
    case .time: "Darle esta parte del día"
    case .times: "Mostrar solo los rituales de esta parte del día y los de cualquier hora"
    case .slotExpected: "una de \(DaySlot.allCases.map(\.rawValue).joined(separator: ", "))"
    }
  }
}
