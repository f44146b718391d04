import Planner

extension RitualOptionHelp {
  var french: String {
    switch self {
    case .time: "Lui donner cette partie de la journée"
    case .times: "Afficher seulement les rituels de cette partie de la journée et ceux de toute heure"
    case .slotExpected: "l’une des valeurs \(DaySlot.allCases.map(\.rawValue).joined(separator: ", "))"
    }
  }
}
