import Diagnostics
import Languages
import Planner
import Views

/// Options of the commands that begin and show rituals.
enum RitualOptions {
  private static let expectation = "one of " + DaySlot.allCases.map(\.rawValue).joined(separator: ", ")

  static let time = Option.value("time", value: "SLOT", expectation: expectation, "Give it this part of the day", read: slot)
    .correcting(nearest)

  /// Those that are shown.
  static let times = Option.values(
    "time",
    value: "SLOT",
    expectation: expectation,
    "Show only the rituals of this part of the day, and those of any time",
    read: slot
  )
  .correcting(nearest)

  private static func nearest(_ text: String) -> Told? {
    nearestWord(to: text, in: DaySlot.allCases.map(\.rawValue)).map {
      Told(RitualOptionMessage.isNoSlot(ControlCharacters.escaping(text), meant: $0))
    }
  }

  private static func slot(_ text: String) -> DaySlot? { DaySlot(rawValue: text.lowercased()) }
}

/// What is wrong with the value of an option of rituals.
enum RitualOptionMessage: Message {
  case isNoSlot(String, meant: String)
}
