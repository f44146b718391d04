import Planner

/// Options of the commands that begin rituals.
enum RitualOptions {
  static let time = Option.value(
    "time",
    value: "SLOT",
    expectation: "one of " + DaySlot.allCases.map(\.rawValue).joined(separator: ", "),
    "Take this part of the day"
  ) { DaySlot(rawValue: $0.lowercased()) }
}
